import type { Texts } from './schema';

/** Skin. */
export const SKIN_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
