import type { Texts } from './schema';

/** Mind and substances. */
export const MIND_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
