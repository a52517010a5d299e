import { adviceLevelSchema, bilingualSchema } from '@afya/contracts';
import { z } from 'zod';

/**
 * The wording of a finding in one language. `why` is the reason for the question. `denied` is the text for the absent
 * finding, where "no …" or "hakuna …" before the name is not a good sentence; it appears in the summary, the record
 * and the log, and must be clear to a clinician by itself.
 */
const wordingSchema = z.strictObject({
  name: z.string().min(2),
  ask: z.string().min(10),
  why: z.string().min(10).optional(),
  denied: z.string().min(2).optional(),
});

/** Which patients are asked about a finding, and when. A finding reported without a question always counts. */
const askedSchema = z.strictObject({
  sex: z.enum(['male', 'female']).optional(),
  /** years, inclusive */
  age: z.tuple([z.number(), z.number()]).optional(),
  pregnancy: z.enum(['only', 'never']).optional(),
  /** felt, not seen: a small child cannot report it */
  felt: z.literal(true).optional(),
  /** found by an examination, measurement or test: accepted when reported, never asked of a patient */
  seenBy: z.literal('worker').optional(),
  /** only if one of these is present: details are asked after the complaint */
  when: z.array(z.string()).optional(),
  /** not if one of these is present */
  unless: z.array(z.string()).optional(),
});

/** `base` is the base rate: the proportion of all consultations with this finding. Findings of a group count once. */
export const findingSchema = z.strictObject({
  id: z.string().regex(/^[a-z_]+$/),
  base: z.number().min(0.0005).max(0.5),
  kind: z.enum(['danger', 'background']).optional(),
  group: z.string().optional(),
  implies: z.array(z.string()).optional(),
  asked: askedSchema.optional(),
  en: wordingSchema,
  sw: wordingSchema,
});
export type FindingRow = z.infer<typeof findingSchema>;

/** The five steps of likelihood: how often a condition shows a finding or has a duration. */
export const LIKELIHOOD = { almostAlways: 0.9, often: 0.65, sometimes: 0.35, seldom: 0.12, almostNever: 0.03 } as const;
export type Likelihood = keyof typeof LIKELIHOOD;
const likelihoodSchema = z.enum(['almostAlways', 'often', 'sometimes', 'seldom', 'almostNever']);

/** Prior: how common a condition is in consultations in East Africa. A rank in five steps, not a measured prevalence. */
export const PRIOR = { veryCommon: 0.1, common: 0.045, occasional: 0.018, rare: 0.006, veryRare: 0.002 } as const;

export const DURATIONS = ['hours', 'days', 'weeks', 'months'] as const;

const whoSchema = z.strictObject({
  sex: z.enum(['male', 'female']).optional(),
  /** possible age range and usual age range, in years */
  age: z.tuple([z.number(), z.number()]).optional(),
  usual: z.tuple([z.number(), z.number()]).optional(),
  /** findings of which at least one is needed; without any the condition is unlikely */
  needs: z.array(z.string()).optional(),
});

export const conditionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9_]+$/),
  name: bilingualSchema,
  triage: adviceLevelSchema,
  prior: z.enum(['veryCommon', 'common', 'occasional', 'rare', 'veryRare']),
  who: whoSchema.optional(),
  lasts: z.partialRecord(z.enum(DURATIONS), likelihoodSchema),
  findings: z.partialRecord(likelihoodSchema, z.array(z.string())),
  /** a description in plain words */
  what: bilingualSchema,
  /** ids of care.ts, tests.ts and go-now.ts */
  care: z.array(z.string()).min(1),
  tests: z.array(z.string()),
  goNow: z.array(z.string()).min(1),
  source: z.string().min(5),
});
export type Condition = z.infer<typeof conditionSchema>;
