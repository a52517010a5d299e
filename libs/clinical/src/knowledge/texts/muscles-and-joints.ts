import type { Texts } from './schema';

/** Muscles, bones and joints. */
export const MUSCLES_AND_JOINTS_TEXTS: Texts = {
  care: {},
  tests: {},
  goNow: {},
};
