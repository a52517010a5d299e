import { diagnosisInfoSchema, EVENT_TYPES } from '@afya/contracts';
import * as z from 'zod/mini';

/**
 * An event, published once (`id` is unique). `at` is ISO 8601 in UTC. It has sizes, codes and ids, never text of a patient;
 * its health data is encrypted in `sealed`.
 */
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
  sealed: z.optional(z.string()),
});
export type LogEvent = z.infer<typeof logEventSchema>;

/** The encrypted part of an event, as JSON: details and diagnosis, which are empty in the event itself. */
export type EventHealthData = Pick<LogEvent, 'details' | 'diagnosis'>;

/** Types whose details contain health data, or may: the reason and note of an admin. */
const TYPES_WITH_HEALTH_DATA: ReadonlySet<LogEvent['type']> = new Set(['red_flag', 'reveal', 'verdict']);

/** Whether a part of the event must be encrypted. */
export const containsHealthData = ({ type, diagnosis }: Pick<LogEvent, 'type' | 'diagnosis'>): boolean =>
  diagnosis !== null || TYPES_WITH_HEALTH_DATA.has(type);

/** The cell that an event is encrypted for, from the transaction to the log. */
export const eventHealthDataCell = (id: string) => ({ column: 'event.sealed', row: id });
