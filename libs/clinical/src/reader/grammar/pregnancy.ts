import { z } from 'zod';
import { defineGrammar } from './define';
import { anyPattern, expression, pattern, patterns } from './types';

/** Weeks of pregnancy, birth weight, Apgar score. */
export const PREGNANCY = defineGrammar('pregnancy', {
  gestation: patterns,
  inContext: patterns,
  asAnswer: patterns,
  birth: anyPattern,
  months: expression,
  gravida: pattern,
  lastPeriod: pattern,
  findings: z.strictObject({
    pregnant: z.string(),
    early: z.string(),
    late: z.string(),
    missedPeriod: z.string(),
  }),
  grams: pattern,
  kilos: pattern,
  smallBaby: z.string(),
  apgar: pattern,
  lowApgar: z.string(),
});
