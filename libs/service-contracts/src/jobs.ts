import { sessionIdSchema } from '@afya/contracts';
import * as z from 'zod/mini';

/** `attempts`: how often a job is tried, seconds apart, before it fails permanently. */
export interface QueueContract<Data extends z.ZodMiniType = z.ZodMiniType> {
  queue: string;
  data: Data;
  attempts: number;
}

/**
 * A wake-up job: the session has a pending reply. Postgres has the data; a lost or doubled job is harmless. `waitMs`: the
 * session's lease is likely to expire after this time, not before.
 */
export const ANSWER_SESSION = {
  queue: 'answer-session',
  data: z.object({ sessionId: sessionIdSchema, traceparent: z.string(), waitMs: z.optional(z.number()) }),
  attempts: 5,
} satisfies QueueContract;

/** The same for a session whose worker died: a separate process answers one of them at a time (ADR 35). */
export const ANSWER_IN_QUARANTINE = { ...ANSWER_SESSION, queue: 'quarantine' } satisfies QueueContract;
export type AnswerSessionJob = z.infer<(typeof ANSWER_SESSION)['data']>;

/**
 * A batch of events for the log, in the order of writing. The sender keeps it until the log confirms `batchId` (jobs of older
 * senders have none), and sends it again when the queue lost it. Each event is parsed separately, so an invalid one does not
 * affect the others.
 */
export const APPEND_EVENTS = {
  queue: 'append-events',
  data: z.object({ batchId: z.optional(z.uuid()), events: z.array(z.unknown()) }),
  attempts: 100_000,
} satisfies QueueContract;
export type AppendEventsJob = z.infer<(typeof APPEND_EVENTS)['data']>;
