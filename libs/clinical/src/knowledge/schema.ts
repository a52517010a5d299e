import { adviceLevelSchema, bilingualSchema } from '@afya/contracts';
import { z } from 'zod';

/**
 * How a finding is called and asked for, in one language. `why` says what the answer is good for; `denied` is how it is
 * written that the finding is not there, where "no …" or "hakuna …" before its name would be no good sentence: it stands in
 * the summary, the record and the log, so that it must be clear to a clinician by itself.
 */
const wordingSchema = z.strictObject({
  name: z.string().min(2),
  ask: z.string().min(10),
  why: z.string().min(10).optional(),
  denied: z.string().min(2).optional(),
});

/** Of whom, and when, a finding is asked for; whoever tells of it unasked is heard all the same. */
const askedSchema = z.strictObject({
  sex: z.enum(['male', 'female']).optional(),
  /** years, both included */
  age: z.tuple([z.number(), z.number()]).optional(),
  pregnancy: z.enum(['only', 'never']).optional(),
  /** felt, not seen: a small child cannot tell of it */
  felt: z.literal(true).optional(),
  /** found by examining, measuring or testing: heard when it is told, never asked of a patient */
  seenBy: z.literal('worker').optional(),
  /** only once one of these is there: how a complaint is, is asked after the complaint */
  when: z.array(z.string()).optional(),
  /** not where one of these is there */
  unless: z.array(z.string()).optional(),
});

/** `base` is the share of consultations in which the finding is there whatever the illness; findings of a group count once. */
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

/** The five steps of how often an illness shows a finding, or lasts so long. */
export const LIKELIHOOD = { almostAlways: 0.9, often: 0.65, sometimes: 0.35, seldom: 0.12, almostNever: 0.03 } as const;
export type Likelihood = keyof typeof LIKELIHOOD;
const likelihoodSchema = z.enum(['almostAlways', 'often', 'sometimes', 'seldom', 'almostNever']);

/** How common an illness is among people who consult in East Africa; a rank of five, not a measured prevalence. */
export const PRIOR = { veryCommon: 0.1, common: 0.045, occasional: 0.018, rare: 0.006, veryRare: 0.002 } as const;

export const DURATIONS = ['hours', 'days', 'weeks', 'months'] as const;

const whoSchema = z.strictObject({
  sex: z.enum(['male', 'female']).optional(),
  /** years in which it can be at all, and those in which it is usual */
  age: z.tuple([z.number(), z.number()]).optional(),
  usual: z.tuple([z.number(), z.number()]).optional(),
  /** findings that it needs: without one of them it hardly is this */
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
  /** what it is, in plain words */
  what: bilingualSchema,
  /** ids of care.ts, tests.ts and go-now.ts */
  care: z.array(z.string()).min(1),
  tests: z.array(z.string()),
  goNow: z.array(z.string()).min(1),
  source: z.string().min(5),
});
export type Condition = z.infer<typeof conditionSchema>;
