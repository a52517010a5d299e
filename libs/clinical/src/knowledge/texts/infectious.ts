import type { Texts } from './schema';

/** Infections and tropical illnesses. */
export const INFECTIOUS_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
