import { z } from 'zod';
import { defineGrammar } from '../reader/grammar/define';

const label = z.strictObject({ en: z.string(), sw: z.string() });
const range = z.tuple([z.number(), z.number()]);
const words = z.array(z.string());
const tested = z.strictObject({ test: z.string(), label, names: words });

/** `reads`: the name under which the reader of typed text knows the value, whose limits then apply. */
const measured = { unit: z.string(), reads: z.string().optional(), findings: words.optional() };

const number = z.strictObject({
  ...tested.shape,
  ...measured,
  /** of a value without a unit, and with the unit that is shown */
  possible: range,
  units: z.array(z.strictObject({ names: words, factor: z.number(), possible: range })).default([]),
  /** inclusive limits in the unit that is shown */
  bands: z
    .array(z.strictObject({ finding: z.string(), from: z.number().optional(), to: z.number().optional() }))
    .default([]),
});

/** The words of papers: data/grammar/papers.yaml. */
export const PAPER_GRAMMAR = defineGrammar('papers', {
  results: z.strictObject({ positive: words, negative: words, denied: words, trace: words, either: words }),
  between: words,
  pair: z.strictObject({
    ...tested.shape,
    ...measured,
    upper: range,
    lower: range,
    reads: z.string(),
    findings: words,
  }),
  numbers: z.array(number),
  results_of: z.array(z.strictObject({ ...tested.shape, finding: z.string() })),
  dipstick: z.array(z.strictObject({ ...tested.shape, finding: z.string().optional() })),
  prescription: z.strictObject({ label, dose: words, medicines: words }),
  shown: z.strictObject({ positive: label, negative: label, trace: label }),
});

export type NumberTest = z.infer<typeof number>;
