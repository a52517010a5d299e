import type { Texts } from './schema';

/** Women, pregnancy, birth and infections passed on by sex. */
export const WOMEN_AND_BIRTH_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
