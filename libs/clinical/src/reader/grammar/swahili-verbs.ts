import { z } from 'zod';
import { defineGrammar } from './define';
import { wordPatterns, words } from './types';

/** Forms of Swahili verbs. */
export const SWAHILI_VERBS = defineGrammar('swahili-verbs', {
  affirmativePrefixes: wordPatterns,
  negativePrefixes: wordPatterns,
  borrowedPrefixes: wordPatterns,
  borrowedNegativePrefixes: wordPatterns,
  deniesWithFinalA: wordPatterns,
  notVerbs: words,
  notFormsOf: z.array(z.strictObject({ stem: z.string(), words: wordPatterns })),
  infinitive: z.string(),
  infinitiveVowel: z.string(),
  mergingVowels: words,
  mergingEnd: z.string(),
  mergedVowel: z.string(),
  finite: wordPatterns,
  notFinite: words,
  relative: wordPatterns,
  notSwahili: words,
  personal: wordPatterns,
  personalBorrowed: wordPatterns,
  firstPerson: wordPatterns,
  thirdPerson: wordPatterns,
  alwaysThird: words,
  doneToSelf: wordPatterns,
});
