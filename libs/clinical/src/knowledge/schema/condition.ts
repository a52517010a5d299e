import { adviceLevelSchema, type AdviceLevel, type Bilingual } from '@afya/contracts';
import { z } from 'zod';
import type { Duration, Likelihood, Prior } from '../likelihood';
import { reviewedSchema, textSchema } from './review';

/** How often a condition shows a finding or has a duration: 9 in 10, 2 in 3, 1 in 3, 1 in 8, 1 in 30. */
const LIKELIHOOD_NAMES = ['almost_always', 'often', 'sometimes', 'seldom', 'almost_never'] as const;
const likelihoodSchema = z.enum(LIKELIHOOD_NAMES);

const whoSchema = z.strictObject({
  sex: z.enum(['male', 'female']).optional(),
  /** possible age range and usual age range, in years */
  age: z.tuple([z.number(), z.number()]).optional(),
  usual: z.tuple([z.number(), z.number()]).optional(),
  /** findings of which at least one is needed; without any the condition is unlikely */
  needs: z.array(z.string()).optional(),
});

/** data/conditions/SYSTEM/ID.yaml */
export const conditionFileSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9_]+$/),
  name: textSchema,
  triage: adviceLevelSchema,
  prior: z.enum(['very_common', 'common', 'occasional', 'rare', 'very_rare']),
  who: whoSchema.optional(),
  lasts: z.partialRecord(z.enum(['hours', 'days', 'weeks', 'months']), likelihoodSchema),
  findings: z.partialRecord(likelihoodSchema, z.array(z.string())),
  /** a description in plain words */
  what: textSchema,
  /** ids in data/texts */
  care: z.array(z.string()).min(1),
  tests: z.array(z.string()),
  go_now: z.array(z.string()).min(1),
  /** how it spreads: an id of data/texts/spread.yaml, for contagious conditions */
  spread: z.string().optional(),
  source: z.string().min(5),
  reviewed: reviewedSchema,
});
export type ConditionFile = z.infer<typeof conditionFileSchema>;

/** A condition as the engine uses it. */
export interface Condition {
  id: string;
  name: Bilingual;
  triage: AdviceLevel;
  prior: Prior;
  who?: z.infer<typeof whoSchema>;
  lasts: Partial<Record<Duration, Likelihood>>;
  findings: Partial<Record<Likelihood, string[]>>;
  what: Bilingual;
  care: string[];
  tests: string[];
  goNow: string[];
  source: string;
}
