import { compiled } from './compiled';

/** Advice texts by id. In `careOfBaby`, null stands for advice that is left out. */
export const {
  care: CARE,
  careOfChild: CARE_OF_CHILD,
  careOfBaby: CARE_OF_BABY,
  tests: TESTS,
  goNow: GO_NOW,
  reported: REPORTED,
} = compiled.texts;
