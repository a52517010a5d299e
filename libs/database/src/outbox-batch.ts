import type { Database, Queries } from './database';
import { BY_INDEX } from './outbox';
import { statement } from './statement';

/** The one batch of a topic that is in flight: its rows stay in the outbox until it is acknowledged. */
export const OUTBOX_BATCH_UP = `
  CREATE TABLE outbox_batch (
    topic text PRIMARY KEY,
    id uuid NOT NULL,
    row_ids bigint[] NOT NULL,
    sent_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`;
export const OUTBOX_BATCH_DOWN = 'DROP TABLE outbox_batch';

/** Released when the transaction ends. */
const lockTopic = statement('outbox_lock', `SELECT pg_try_advisory_xact_lock(hashtext('outbox:' || :topic)) AS locked`);
const oldest = statement(
  'outbox_oldest',
  `SELECT id, payload FROM outbox
   WHERE topic = :topic AND available_at <= clock_timestamp() AND NOT EXISTS (SELECT FROM outbox_batch WHERE topic = :topic)
   ORDER BY id LIMIT :limit`,
);
const insertBatch = statement(
  'outbox_batch_insert',
  'INSERT INTO outbox_batch (topic, id, row_ids) VALUES (:topic, :id, :rowIds)',
);
const find = statement(
  'outbox_batch_find',
  `SELECT id, (extract(epoch FROM clock_timestamp() - sent_at) * 1000)::int AS "ageMs" FROM outbox_batch WHERE topic = :topic`,
);
const end = statement(
  'outbox_batch_end',
  'DELETE FROM outbox_batch WHERE topic = :topic AND id = :id RETURNING row_ids',
);
const remove = statement(
  'outbox_batch_remove',
  'DELETE FROM outbox WHERE topic = :topic AND id = ANY(:rowIds::bigint[])',
);
const touch = statement(
  'outbox_batch_touch',
  'UPDATE outbox_batch SET sent_at = clock_timestamp() WHERE topic = :topic AND id = :id RETURNING row_ids',
);
const read = statement(
  'outbox_batch_read',
  'SELECT payload FROM outbox WHERE topic = :topic AND id = ANY(:rowIds::bigint[]) ORDER BY id',
);

export interface SentBatch {
  id: string;
  /** milliseconds since it was sent, or sent again */
  ageMs: number;
}

export interface BatchDelivery<Payload> {
  topic: string;
  /** UUID of the batch, the same when it is sent again */
  id: string;
  deliver(payloads: Payload[]): Promise<void>;
}

/** The batch in flight, sent by any replica. */
export async function findBatch(queries: Queries, topic: string): Promise<SentBatch | null> {
  const [batch] = await queries.query<SentBatch>(find, { topic });
  return batch ?? null;
}

/**
 * Passes the oldest due rows to `deliver`, at most `limit`, and records them as a batch; they stay in the outbox. A topic has one batch
 * in flight, so that later rows never overtake a batch that is sent again. When `deliver` throws or the process dies, no batch is
 * recorded and its rows go with another one, so receivers must be idempotent. Returns the number of rows: 0 also while a batch is in
 * flight or another replica works on the topic.
 */
export function sendBatch<Payload>(
  database: Database,
  { topic, id, limit, deliver }: BatchDelivery<Payload> & { limit: number },
): Promise<number> {
  return withTopicLocked(database, topic, async (queries) => {
    const rows = await queries.query<{ id: string; payload: Payload }>(oldest, { topic, limit });
    if (rows.length === 0) return 0;
    await queries.query(insertBatch, { topic, id, rowIds: rows.map((row) => row.id) });
    await deliver(rows.map(({ payload }) => payload));
    return rows.length;
  });
}

/** Passes the same rows to `deliver` again. Returns the number of rows, 0 when the batch has ended. */
export function resendBatch<Payload>(
  database: Database,
  { topic, id, deliver }: BatchDelivery<Payload>,
): Promise<number> {
  return withTopicLocked(database, topic, async (queries) => {
    const [batch] = await queries.query<{ row_ids: string[] }>(touch, { topic, id });
    if (!batch) return 0;
    const rows = await queries.query<{ payload: Payload }>(read, { topic, rowIds: batch.row_ids });
    await deliver(rows.map(({ payload }) => payload));
    return rows.length;
  });
}

/** Deletes the rows of an acknowledged batch. Returns how many it had; a repeat changes nothing and returns 0. */
export function endBatch(database: Database, topic: string, id: string): Promise<number> {
  return withTopicLocked(database, topic, async (queries) => {
    const [batch] = await queries.query<{ row_ids: string[] }>(end, { topic, id });
    if (!batch) return 0;
    await queries.query(remove, { topic, rowIds: batch.row_ids });
    return batch.row_ids.length;
  });
}

/** One replica at a time works on a topic; the others get 0. */
function withTopicLocked(
  database: Database,
  topic: string,
  work: (queries: Queries) => Promise<number>,
): Promise<number> {
  return database.transaction(async (queries) => {
    const [row] = await queries.query<{ locked: boolean }>(lockTopic, { topic });
    return row?.locked ? work(queries) : 0;
  }, BY_INDEX);
}
