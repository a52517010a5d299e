import type { Texts } from './schema';

/** Brain and nerves. */
export const BRAIN_AND_NERVES_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
