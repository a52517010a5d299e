import { type ColumnCipher } from '@afya/database';
import { type EventRow, sealEventRow } from '@afya/events';
import { currentTraceparent } from '@afya/runtime';
import { type AnswerSessionJob } from '@afya/service-contracts';

/** What the relay hands to the queue for one hint: at most one job with this `deduplicationId` waits. */
export interface HintPayload {
  job: AnswerSessionJob;
  deduplicationId: string;
}

/** One row of the outbox, as statements insert it. */
export type OutboxRow = { topic: 'hint'; payload: HintPayload; delay_ms: number } | EventRow;

/** Wakes a worker for the session, now or `delayMs` milliseconds from now. */
export function hintRow(sessionId: string, delayMs = 0): OutboxRow {
  const job = { sessionId, traceparent: currentTraceparent() };
  return { topic: 'hint', payload: { job, deduplicationId: `s-${sessionId}` }, delay_ms: delayMs };
}

/** The rows with what their events tell of a patient sealed. */
export function sealOutbox(cipher: ColumnCipher, rows: readonly OutboxRow[]): OutboxRow[] {
  return rows.map((row) => (row.topic === 'event' ? sealEventRow(cipher, row) : row));
}
