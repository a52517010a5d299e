import type { Condition } from '../schema';

/** Injuries, bites, burns, poison and heat. */
export const INJURY_AND_POISON: readonly Condition[] = [];
