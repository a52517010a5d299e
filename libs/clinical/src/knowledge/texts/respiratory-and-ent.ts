import type { Texts } from './schema';

/** Lungs, throat, nose and ears. */
export const RESPIRATORY_AND_ENT_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
