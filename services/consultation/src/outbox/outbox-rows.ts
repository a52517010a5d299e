import { type ColumnCipher } from '@afya/database';
import { type AnswerSessionJob, type LogEvent } from '@afya/service-contracts';
import { currentTraceparent } from '@afya/runtime';
import { sealEvents } from '../events/seal-events';

/** What the relay hands to the queue for one hint: at most one job with this `deduplicationId` waits. */
export interface HintPayload {
  job: AnswerSessionJob;
  deduplicationId: string;
}

/** One row of the outbox, as statements insert it. */
export type OutboxRow =
  { topic: 'hint'; payload: HintPayload; delay_ms: number } | { topic: 'event'; payload: LogEvent[]; delay_ms: 0 };

/** Wakes a worker for the session, now or `delayMs` milliseconds from now. */
export function hintRow(sessionId: string, delayMs = 0): OutboxRow {
  const job = { sessionId, traceparent: currentTraceparent() };
  return { topic: 'hint', payload: { job, deduplicationId: `s-${sessionId}` }, delay_ms: delayMs };
}

/** All events of a transaction are one row, in order. */
export function eventRow(payload: LogEvent[]): OutboxRow {
  return { topic: 'event', payload, delay_ms: 0 };
}

/** The rows with what their events tell of a patient sealed. */
export function sealOutbox(cipher: ColumnCipher, rows: readonly OutboxRow[]): OutboxRow[] {
  return rows.map((row) => (row.topic === 'event' ? { ...row, payload: sealEvents(cipher, row.payload) } : row));
}

/** The part of a statement that writes outbox rows given as JSON (`rows`), once for each row of `condition`. */
export const insertOutbox = (rows: string, condition: string): string => `
  INSERT INTO outbox (topic, payload, available_at)
  SELECT o.topic, o.payload, clock_timestamp() + o.delay_ms * interval '1 ms'
  FROM ${condition}, jsonb_to_recordset(${rows}::jsonb) AS o(topic text, payload jsonb, delay_ms integer)`;
