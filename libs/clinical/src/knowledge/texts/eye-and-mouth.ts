import type { Texts } from './schema';

/** Eyes, mouth and teeth. */
export const EYE_AND_MOUTH_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
