import { adviceLevelSchema, bilingualSchema, RED_FLAGS } from '@afya/contracts';
import { z } from 'zod';

/**
 * One rule. `when` holds alternatives; each is a list of facts that must all be there: the id of a finding, "a|b" for one of
 * several, "@…" for a circumstance (facts.ts). A rule only ever raises the level.
 */
export const redFlagSchema = z.strictObject({
  /** the log's screens have a word for each */
  id: z.enum(RED_FLAGS),
  level: adviceLevelSchema,
  when: z.array(z.string()).min(1),
  /** the condition that it points to, an id of the list of conditions */
  condition: z.string(),
  /** what it may be, in plain words that fit into "This may be …" */
  may: bilingualSchema,
  /** ids of meanwhile.ts */
  meanwhile: z.array(z.string()).min(1),
  /** conditions that may not lead before it, however likely: their look-alike is the danger */
  before: z.array(z.string()).optional(),
  numbers: z.enum(['general', 'mental', 'violence', 'maternal']),
  source: z.string(),
});
export type RedFlagRule = z.infer<typeof redFlagSchema>;
