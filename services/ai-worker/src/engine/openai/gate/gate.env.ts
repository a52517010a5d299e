import * as z from 'zod';

const wholeFrom = (least: number) => {
  const must = `must be a whole number, ${least} or more`;
  return z.coerce.number(must).int(must).min(least, must);
};

/** What the language model may be asked, over all workers together. */
export const gateVariables = {
  /** half of the last calls failed: no call for so long; 0: calls are never stopped */
  OPENAI_BREAKER_MS: wholeFrom(0).default(30_000),
  /** calls a minute; without it as many as come */
  OPENAI_REQUESTS_PER_MINUTE: wholeFrom(1).optional(),
  /** KES a day in Kenya; without it no limit */
  OPENAI_DAILY_BUDGET_KES: z.coerce.number('must be KES a day, above 0').positive('must be above 0').optional(),
};
export type GateEnv = z.output<z.ZodObject<typeof gateVariables>>;
