import { defineGrammar } from './define';
import { patterns, wordPatterns, words } from './types';

/** What the patient only read, saw, dreamt or sang, animals, and the deaths of others. */
export const NOT_EXPERIENCED = defineGrammar('not-experienced', {
  notExperienced: patterns,
  conjunctions: words,
  ownWords: words,
  now: words,
  quotes: words,
  outsiders: words,
  died: words,
  writer: wordPatterns,
  otherStatement: wordPatterns,
});
