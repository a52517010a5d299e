import { diagnosisInfoSchema, EVENT_TYPES } from '@afya/contracts';
import * as z from 'zod/mini';

/**
 * What happened, told once (`id` is unique). `at` is ISO 8601 in UTC. It carries sizes, codes and ids, never what a patient wrote;
 * what it tells of a patient's health crosses as `sealed`.
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

/** What of an event is encrypted, as JSON: the details and the diagnosis, which then are empty beside it. */
export type SealedEvent = Pick<LogEvent, 'details' | 'diagnosis'>;

/** Types whose details tell of the patient's health, or may: an admin's reason and note. */
const HEALTH: ReadonlySet<LogEvent['type']> = new Set(['red_flag', 'reveal', 'verdict']);

/** Whether an event has something to seal. */
export const tellsOfHealth = ({ type, diagnosis }: Pick<LogEvent, 'type' | 'diagnosis'>): boolean =>
  diagnosis !== null || HEALTH.has(type);

/** The place that an event is sealed for, from the transaction it tells of to the log. */
export const sealedEventPlace = (id: string) => ({ column: 'event.sealed', row: id });
