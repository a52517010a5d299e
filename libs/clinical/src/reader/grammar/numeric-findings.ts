import { z } from 'zod';
import { defineGrammar } from './define';
import { anyPattern, patterns, wordPatterns } from './types';

const rule = z.strictObject({
  patterns,
  only: anyPattern.optional(),
  unless: anyPattern.optional(),
  findings: z.array(
    z.strictObject({
      finding: z.string(),
      from: z.number().optional(),
      to: z.number().optional(),
      /** only if the number is at least that of `per` */
      atLeastPer: z.boolean().optional(),
      medicine: wordPatterns.optional(),
    }),
  ),
});
export type NumericRule = z.output<typeof rule>;

/** Findings from a number and its context. */
export const NUMERIC_RULES = defineGrammar('numeric-findings', { rules: z.array(rule) }).rules;
