import { type ColumnCipher, type Queries, statement } from '@afya/database';
import { containsHealthData, eventHealthDataCell, type LogEvent } from '@afya/service-contracts';

/** An outbox row with events, as statements insert it. */
export interface EventRow {
  topic: 'event';
  payload: LogEvent[];
  delay_ms: 0;
}

/** The events of one transaction form one row, in order. */
export function eventRow(payload: LogEvent[]): EventRow {
  return { topic: 'event', payload, delay_ms: 0 };
}

/** The row with the health data of its events encrypted: unreadable in the outbox, in the queue and in the log. */
export function encryptEventRow(cipher: ColumnCipher, row: EventRow): EventRow {
  return { ...row, payload: row.payload.map((event) => encryptEvent(cipher, event)) };
}

function encryptEvent(cipher: ColumnCipher, event: LogEvent): LogEvent {
  if (!containsHealthData(event)) return event;
  const { details, diagnosis, ...rest } = event;
  const sealed = cipher.encrypt(eventHealthDataCell(event.id), JSON.stringify({ details, diagnosis }));
  return { ...rest, details: {}, diagnosis: null, sealed };
}

/** A part of a statement that inserts outbox rows given as JSON (`rows`), once for each row of `condition`. */
export const insertOutbox = (rows: string, condition: string): string => `
  INSERT INTO outbox (topic, payload, available_at)
  SELECT o.topic, o.payload, clock_timestamp() + o.delay_ms * interval '1 ms'
  FROM ${condition}, jsonb_to_recordset(${rows}::jsonb) AS o(topic text, payload jsonb, delay_ms integer)`;

const insert = statement('events_insert', `WITH one AS (SELECT) ${insertOutbox(':rows', 'one')}`);

/** Writes events to the outbox, in the transaction of `queries`. Encrypt events with health data first: `encryptEventRow`. */
export async function insertEvents(queries: Queries, ...rows: EventRow[]): Promise<void> {
  await queries.query(insert, { rows: JSON.stringify(rows) });
}
