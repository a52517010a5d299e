import type { Texts } from './schema';

/** Glands and sugar. */
export const ENDOCRINE_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
