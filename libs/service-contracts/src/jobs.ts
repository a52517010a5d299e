import { sessionIdSchema } from '@afya/contracts';
import * as z from 'zod/mini';

/** `attempts`: how often a job whose handler fails is tried, seconds apart, before it is kept as failed. */
export interface QueueContract<Data extends z.ZodMiniType = z.ZodMiniType> {
  queue: string;
  data: Data;
  attempts: number;
}

/**
 * A wake-up hint: the session has something pending. Postgres knows what; a lost or doubled hint does no harm. `waitMs`: its lease is likely
 * to run out then, not before.
 */
export const ANSWER_SESSION = {
  queue: 'answer-session',
  data: z.object({ sessionId: sessionIdSchema, traceparent: z.string(), waitMs: z.optional(z.number()) }),
  attempts: 5,
} satisfies QueueContract;

/** The same for a session whose worker died: a process of its own answers one of them at a time (ADR 35). */
export const ANSWER_IN_QUARANTINE = { ...ANSWER_SESSION, queue: 'quarantine' } satisfies QueueContract;
export type AnswerSessionJob = z.infer<(typeof ANSWER_SESSION)['data']>;

/**
 * A batch of events for the log, in the order in which they were written. Its sender keeps it until the log says that it has
 * `batchId` (which jobs of older senders have not), and sends it again when the queue lost it. Each event is parsed by itself, so that
 * one that does not fit keeps no other one out.
 */
export const APPEND_EVENTS = {
  queue: 'append-events',
  data: z.object({ batchId: z.optional(z.uuid()), events: z.array(z.unknown()) }),
  attempts: 100_000,
} satisfies QueueContract;
export type AppendEventsJob = z.infer<(typeof APPEND_EVENTS)['data']>;
