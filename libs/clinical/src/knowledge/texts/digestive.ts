import type { Texts } from './schema';

/** Stomach, bowel and liver. */
export const DIGESTIVE_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
