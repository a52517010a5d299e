import type { Texts } from './schema';

/** Kidneys, bladder and the male organs. */
export const URINARY_AND_MALE_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
