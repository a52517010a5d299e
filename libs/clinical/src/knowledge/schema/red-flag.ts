import { adviceLevelSchema, RED_FLAGS } from '@afya/contracts';
import { z } from 'zod';
import { reviewedSchema, textSchema } from './review';

/**
 * A red-flag rule. `when` lists alternatives; each is a list of facts that must all hold: the id of a finding, "a|b"
 * for one of several, "@…" for a circumstance (facts.ts). A rule can only raise the level.
 */
const redFlagSchema = z.strictObject({
  /** the log screens have a label for each id */
  id: z.enum(RED_FLAGS),
  level: adviceLevelSchema,
  /** a line that is too long goes on after a space or after "|" */
  when: z.array(z.string().overwrite((facts) => facts.replace(/\|\s+/g, '|'))).min(1),
  /** id of the suspected condition */
  condition: z.string(),
  /** the suspected danger in plain words that continue "This may be …" */
  may: textSchema,
  /** ids of first-aid.yaml */
  meanwhile: z.array(z.string()).min(1),
  /** conditions that must not rank before this one, however likely, because they look like the danger */
  before: z.array(z.string()).optional(),
  numbers: z.enum(['general', 'mental', 'violence', 'maternal']),
  source: z.string(),
});
export type RedFlagRule = z.infer<typeof redFlagSchema>;

/** data/red-flags/rules.yaml: most specific first, because the first match determines the text of the message. */
export const rulesFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  rules: z.array(redFlagSchema),
});

/** data/red-flags/first-aid.yaml: what to do until help arrives, by id. */
export const firstAidFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  /** pairs of ids; in a message the first stays */
  contradictions: z.array(z.tuple([z.string(), z.string()])),
  first_aid: z.record(z.string(), textSchema),
});
