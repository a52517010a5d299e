import { defineGrammar } from './define';
import { words } from './types';

/** Small words that carry no finding. */
export const FUNCTION_WORDS = defineGrammar('function-words', {
  fillers: words,
  articles: words,
  degreeFillers: words,
  degreeNouns: words,
  beforeDegreeNouns: words,
  notForms: words,
  not: words,
  uncertain: words,
  since: words,
  conjunctions: words,
  commonWords: words,
});
