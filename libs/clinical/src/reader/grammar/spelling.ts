import { z } from 'zod';
import { defineGrammar } from './define';

// the types of `types.ts` fold words, and folding needs this file
const words = z.array(z.string()).transform((items): ReadonlySet<string> => new Set(items));

/** Folding, typing errors, borrowed verbs. */
export const SPELLING = defineGrammar('spelling', {
  keptDoubles: words,
  negation: z.string(),
  contractedBefore: words,
  contraction: z.string(),
  feet: z.string(),
  contractions: z.record(z.string(), z.string()),
  runTogether: z.record(z.string(), z.string()),
  confusedLetters: z.array(z.string()),
  borrowedInVowel: words,
  notBorrowedEnding: z.string(),
  notBorrowed: words,
});
