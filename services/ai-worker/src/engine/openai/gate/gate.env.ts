import * as z from 'zod';

const wholeFrom = (least: number) => {
  const must = `must be a whole number, ${least} or more`;
  return z.coerce.number(must).int(must).min(least, must);
};

/** Limits of calls to the language model, for all workers together. */
export const gateVariables = {
  /** how long calls stop after half of the last calls failed; 0: never */
  OPENAI_BREAKER_MS: wholeFrom(0).default(30_000),
  /** calls per minute; default: unlimited */
  OPENAI_REQUESTS_PER_MINUTE: wholeFrom(1).optional(),
  /** KES per day in Kenya; default: unlimited */
  OPENAI_DAILY_BUDGET_KES: z.coerce.number('must be KES a day, above 0').positive('must be above 0').optional(),
};
