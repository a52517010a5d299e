import { defineGrammar } from './define';
import { texts, words } from './types';

/** Cues before names of people. */
export const NAMES = defineGrammar('names', {
  cues: texts,
  fields: texts,
  titles: texts,
  alsoNames: words,
  notNames: words,
});
