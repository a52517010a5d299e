import { z } from 'zod';
import { defineGrammar } from './define';
import { anyPattern, expression, pattern, patterns } from './types';

const limits = z.strictObject({
  finding: z.string(),
  from: z.number().default(-Infinity),
  below: z.number().default(Infinity),
});
export type Limits = z.output<typeof limits>;

/** Temperature, blood pressure, blood sugar, burns. */
export const READINGS = defineGrammar('readings', {
  temperature: z.strictObject({ patterns, findings: z.array(limits) }),
  bloodPressure: z.strictObject({
    unrecordable: pattern,
    named: pattern,
    bare: pattern,
    otherNumbers: anyPattern,
    anyWord: expression,
    low: z.string(),
    findings: z.array(z.strictObject({ finding: z.string(), from: z.number(), lowFrom: z.number() })),
  }),
  sugar: z.strictObject({
    beyond: pattern,
    shown: z.record(z.string(), z.string()),
    named: pattern,
    findings: z.array(limits),
  }),
  burns: z.strictObject({ patterns, findings: z.array(limits) }),
});
