import { z } from 'zod';
import { defineGrammar } from './define';
import { numberByWord, words } from './types';

/** Numbers and times in words. */
export const NUMBERS = defineGrammar('numbers', {
  units: numberByWord,
  notAfter: z.record(z.string(), words).transform((before) => new Map(Object.entries(before))),
  tens: numberByWord,
  hundredFirst: words,
  hundredAfter: words,
  oneHundred: words,
  joiner: words,
  hundredJoiners: words,
  half: words,
  halfJoiners: words,
  days: numberByWord,
  daysOfFraction: numberByWord,
  daysAgo: numberByWord,
  months: numberByWord,
  weekdays: numberByWord,
  respelled: z.record(z.string(), z.string()),
});
