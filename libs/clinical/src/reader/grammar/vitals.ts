import { z } from 'zod';
import { defineGrammar } from './define';
import { texts } from './types';

/** Measured values of notes and the findings that they show. */
export const VITALS = defineGrammar('vitals', {
  vitals: z.array(
    z.strictObject({
      names: z.string(),
      unit: z.string().optional(),
      possible: z.tuple([z.number(), z.number()]),
      findings: z.array(
        z.strictObject({
          finding: z.string(),
          from: z.number().default(-Infinity),
          to: z.number().default(Infinity),
          ageFrom: z.number().default(0),
          ageBelow: z.number().default(131),
        }),
      ),
    }),
  ),
  between: texts,
});
