import { type ColumnCipher } from '@afya/database';
import { type EventRow, sealEventRow } from '@afya/events';
import { currentTraceparent } from '@afya/runtime';
import { type AnswerSessionJob, type Lane } from '@afya/service-contracts';

/** What the relay hands to the queue for one hint: at most one job with this `deduplicationId` waits. */
export interface HintPayload {
  job: AnswerSessionJob;
  deduplicationId: string;
  /** the ordinary one unless given */
  lane?: Lane;
}

/** One row of the outbox, as statements insert it. */
export type OutboxRow = { topic: 'hint'; payload: HintPayload; delay_ms: number } | EventRow;

/** Wakes a worker for the session, now or `delayMs` milliseconds from now. */
export function hintRow(sessionId: string, { delayMs = 0, lane = 'ordinary' as Lane } = {}): OutboxRow {
  const job = { sessionId, traceparent: currentTraceparent() };
  return { topic: 'hint', payload: { job, deduplicationId: `s-${sessionId}`, lane }, delay_ms: delayMs };
}

/**
 * The part of a statement that wakes a worker of the right lane for each session of `from`, which has `id`, `lease_token`, `takes` and `wait_ms`. It
 * waits beside the ordinary job of the session: the queue holds that one back while it believes a dead worker's job to run.
 */
export const insertWakeUp = (from: string, traceparent: string): string => `
  INSERT INTO outbox (topic, payload)
  SELECT 'hint', jsonb_build_object(
    'job', jsonb_build_object('sessionId', id, 'traceparent', ${traceparent}::text, 'waitMs', wait_ms),
    'deduplicationId', 'r-' || id || '-' || coalesce(lease_token, ''),
    'lane', CASE WHEN takes > 0 THEN 'quarantine' ELSE 'ordinary' END)
  FROM ${from}`;

/** The rows with what their events tell of a patient sealed. */
export function sealOutbox(cipher: ColumnCipher, rows: readonly OutboxRow[]): OutboxRow[] {
  return rows.map((row) => (row.topic === 'event' ? sealEventRow(cipher, row) : row));
}
