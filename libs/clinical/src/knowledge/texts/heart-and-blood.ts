import type { Texts } from './schema';

/** Heart, vessels and blood. */
export const HEART_AND_BLOOD_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
