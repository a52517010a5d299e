import type { Texts } from './schema';

/** Injuries, bites, burns, poison and heat. */
export const INJURY_AND_POISON_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
