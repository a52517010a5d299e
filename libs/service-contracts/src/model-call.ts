import * as z from 'zod/mini';

/** How one call to a language model ended. The first five are responses that cannot be used. */
export const CALL_OUTCOMES = [
  'refusal',
  'truncated',
  'content_filter',
  'wrong_schema',
  'broken_json',
  'done',
  'rate_limited',
  'quota',
  'unauthorized',
  'rejected',
  'server_error',
  'timeout',
  'connection',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** The cost of a call: `tokenCount` tokens in and out, `costKES` in KES, `responseTimeMs` in milliseconds. */
export const engineCallSchema = z.object({
  model: z.string(),
  tokenCount: z.number(),
  costKES: z.number(),
  responseTimeMs: z.number(),
});

export const modelCallSchema = z.extend(engineCallSchema, { outcome: z.enum(CALL_OUTCOMES) });
export type ModelCall = z.infer<typeof modelCallSchema>;

/** Why the embedded engine replied instead: the outcome of the last call, no time left, calls suspended, or an internal error. */
export const FAILOVER_REASONS = [...CALL_OUTCOMES, 'time_up', 'breaker_open', 'daily_budget', 'unexpected'] as const;
export type FailoverReason = (typeof FAILOVER_REASONS)[number];
