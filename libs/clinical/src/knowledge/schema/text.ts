import type { Bilingual } from '@afya/contracts';
import { z } from 'zod';
import { reviewedSchema, textSchema } from './review';

const careSchema = textSchema.extend({
  /** addressed to the carer of a child, where the standard text does not suit a child */
  child: textSchema.optional(),
  /** for a baby under six months, who drinks breast milk only (WHO IMCI); leave_out: not given at all */
  baby: textSchema.or(z.literal('leave_out')).optional(),
});

const warningSignSchema = textSchema.extend({
  /**
   * The findings behind the sign: facts that must all hold, "a|b" for one of several. Once they are reported, the sign
   * raises the advice and is given as the reason instead of being listed.
   */
  reported: z.string().optional(),
});

/** data/texts/SYSTEM.yaml: texts that conditions refer to by id. */
export const textsFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  /** home care; no doses for children or in pregnancy, which only a health worker gives */
  care: z.record(z.string(), careSchema),
  /** tests that a clinic may do */
  tests: z.record(z.string(), textSchema),
  /** warning signs that need a hospital immediately */
  go_now: z.record(z.string(), warningSignSchema),
});

/** data/texts/spread.yaml: answers to "is it contagious?", by the way of spreading; `none` and `unknown` are for the rest. */
export const spreadFileSchema = z.strictObject({
  reviewed: reviewedSchema,
  spread: z.record(z.string(), textSchema).refine((texts) => texts.none && texts.unknown, 'write none and unknown too'),
});

/** The advice texts by id. In `careOfBaby`, null stands for advice that is left out. */
export interface Texts {
  care: Record<string, Bilingual>;
  careOfChild: Record<string, Bilingual>;
  careOfBaby: Record<string, Bilingual | null>;
  tests: Record<string, Bilingual>;
  goNow: Record<string, Bilingual>;
  /** the facts that report a sign of `goNow`, by its id */
  reported: Record<string, string>;
  spread: Record<string, Bilingual>;
}
