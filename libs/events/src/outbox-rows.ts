import { type ColumnCipher, type Queries, statement } from '@afya/database';
import { type LogEvent } from '@afya/service-contracts';
import { sealEvents } from './seal-events';

/** A row of the outbox with events, as statements insert it. */
export interface EventRow {
  topic: 'event';
  payload: LogEvent[];
  delay_ms: 0;
}

/** All events of a transaction are one row, in order. */
export function eventRow(payload: LogEvent[]): EventRow {
  return { topic: 'event', payload, delay_ms: 0 };
}

/** The row with what its events tell of a patient sealed. */
export function sealEventRow(cipher: ColumnCipher, row: EventRow): EventRow {
  return { ...row, payload: sealEvents(cipher, row.payload) };
}

/** The part of a statement that writes outbox rows given as JSON (`rows`), once for each row of `condition`. */
export const insertOutbox = (rows: string, condition: string): string => `
  INSERT INTO outbox (topic, payload, available_at)
  SELECT o.topic, o.payload, clock_timestamp() + o.delay_ms * interval '1 ms'
  FROM ${condition}, jsonb_to_recordset(${rows}::jsonb) AS o(topic text, payload jsonb, delay_ms integer)`;

const tell = statement('events_tell', `WITH one AS (SELECT) ${insertOutbox('$1', 'one')}`);

/** Writes events to the outbox, in the transaction of `queries`. What tells of a patient's health needs sealing first: `sealEventRow`. */
export async function tellEvents(queries: Queries, ...rows: EventRow[]): Promise<void> {
  await queries.query(tell, [JSON.stringify(rows)]);
}
