import { compiled } from '../knowledge/compiled';
import type { QuestionsFor } from '../knowledge/schema/interview';

/** Danger signs to ask for each complaint, before any other question, in the order in which they are asked. */
export const SAFETY_CHECKS: readonly QuestionsFor[] = compiled.safetyChecks;
