import type { Texts } from './schema';

/** Newborns and children. */
export const CHILD_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
