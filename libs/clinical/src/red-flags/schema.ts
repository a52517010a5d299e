import { adviceLevelSchema, bilingualSchema, RED_FLAGS } from '@afya/contracts';
import { z } from 'zod';

/**
 * A red-flag rule. `when` lists alternatives; each is a list of facts that must all hold: the id of a finding, "a|b"
 * for one of several, "@…" for a circumstance (facts.ts). A rule can only raise the level.
 */
export const redFlagSchema = z.strictObject({
  /** the log screens have a label for each id */
  id: z.enum(RED_FLAGS),
  level: adviceLevelSchema,
  when: z.array(z.string()).min(1),
  /** id of the suspected condition */
  condition: z.string(),
  /** the suspected danger in plain words that continue "This may be …" */
  may: bilingualSchema,
  /** ids of meanwhile.ts */
  meanwhile: z.array(z.string()).min(1),
  /** conditions that must not rank before this one, however likely, because they look like the danger */
  before: z.array(z.string()).optional(),
  numbers: z.enum(['general', 'mental', 'violence', 'maternal']),
  source: z.string(),
});
export type RedFlagRule = z.infer<typeof redFlagSchema>;
