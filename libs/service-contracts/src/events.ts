import { diagnosisInfoSchema } from '@afya/contracts';
import * as z from 'zod/mini';

export const EVENT_TYPES = [
  'session_created',
  'message_accepted',
  'reply',
  'stage_change',
  'diagnosis',
  'red_flag',
  'credits_charged',
  'credits_refunded',
  'credits_bought',
  'file_accepted',
  'file_refused',
  'engine_call',
  'failover',
  'error',
  'login',
  'register',
  'login_failed',
  'admin_read',
  'erasure',
] as const;

/** What happened, told once (`id` is unique). `at` is ISO 8601 in UTC. It carries sizes, codes and ids, never what a patient wrote. */
export const logEventSchema = z.object({
  id: z.uuid(),
  type: z.enum(EVENT_TYPES),
  at: z.string(),
  severity: z.enum(['info', 'warning', 'error']),
  sessionId: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  visitorId: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  traceId: z.nullable(z.string()),
  model: z.nullable(z.string()),
  metrics: z.object({
    tokenCount: z.optional(z.number()),
    costKES: z.optional(z.number()),
    responseTimeMs: z.optional(z.number()),
  }),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  diagnosis: z.nullable(diagnosisInfoSchema),
});
export type LogEvent = z.infer<typeof logEventSchema>;
