import { z } from 'zod';
import { defineGrammar } from './define';
import { wordPatterns } from './types';

const rule = z.strictObject({
  finding: z.string(),
  includesPast: z.boolean().default(false),
  kinds: z.array(wordPatterns).min(2),
  unless: wordPatterns.optional(),
});
export type CoOccurrence = z.output<typeof rule>;

/** Findings implied by words that occur together. */
export const CO_OCCURRENCES = defineGrammar('co-occurrence', { rules: z.array(rule) }).rules;
