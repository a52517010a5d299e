import * as z from 'zod/mini';

/** How soon to see a health worker, mildest first: not needed; within days; today; now. */
export const ADVICE_LEVELS = ['self-care', 'routine', 'urgent', 'emergency'] as const;
export const adviceLevelSchema = z.enum(ADVICE_LEVELS);
export type AdviceLevel = z.infer<typeof adviceLevelSchema>;

export function higherAdvice(a: AdviceLevel, b: AdviceLevel): AdviceLevel {
  return ADVICE_LEVELS.indexOf(a) >= ADVICE_LEVELS.indexOf(b) ? a : b;
}
