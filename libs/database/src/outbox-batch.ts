import type { Database, Queries } from './database';
import { BY_INDEX } from './outbox';
import { statement } from './statement';

/** The one batch of a topic that is on its way: its rows stay in the outbox until it has arrived. */
export const OUTBOX_BATCH_UP = `
  CREATE TABLE outbox_batch (
    topic text PRIMARY KEY,
    id uuid NOT NULL,
    row_ids bigint[] NOT NULL,
    sent_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`;
export const OUTBOX_BATCH_DOWN = 'DROP TABLE outbox_batch';

/** Ends with the transaction. */
const turn = statement('outbox_turn', `SELECT pg_try_advisory_xact_lock(hashtext('outbox:' || $1)) AS mine`);
const oldest = statement(
  'outbox_oldest',
  `SELECT id, payload FROM outbox
   WHERE topic = $1 AND available_at <= clock_timestamp() AND NOT EXISTS (SELECT FROM outbox_batch WHERE topic = $1)
   ORDER BY id LIMIT $2`,
);
const note = statement('outbox_batch_note', 'INSERT INTO outbox_batch (topic, id, row_ids) VALUES ($1, $2, $3)');
const find = statement(
  'outbox_batch_find',
  `SELECT id, (extract(epoch FROM clock_timestamp() - sent_at) * 1000)::int AS "ageMs" FROM outbox_batch WHERE topic = $1`,
);
const end = statement('outbox_batch_end', 'DELETE FROM outbox_batch WHERE topic = $1 AND id = $2 RETURNING row_ids');
const remove = statement('outbox_batch_remove', 'DELETE FROM outbox WHERE topic = $1 AND id = ANY($2::bigint[])');
const touch = statement(
  'outbox_batch_touch',
  'UPDATE outbox_batch SET sent_at = clock_timestamp() WHERE topic = $1 AND id = $2 RETURNING row_ids',
);
const read = statement(
  'outbox_batch_read',
  'SELECT payload FROM outbox WHERE topic = $1 AND id = ANY($2::bigint[]) ORDER BY id',
);

export interface SentBatch {
  id: string;
  /** milliseconds since it was sent, or sent again */
  ageMs: number;
}

export interface BatchDelivery<Payload> {
  topic: string;
  /** of the batch: a UUID, the same when it is sent again */
  id: string;
  deliver(payloads: Payload[]): Promise<void>;
}

/** The batch that is on its way, whichever replica sent it. */
export async function findBatch(queries: Queries, topic: string): Promise<SentBatch | null> {
  const [batch] = await queries.query<SentBatch>(find, [topic]);
  return batch ?? null;
}

/**
 * Hands the oldest due rows to `deliver`, at most `limit`, and notes them as a batch; they stay. One batch of a topic is on its way
 * at a time, so that what is sent again is never overtaken. When `deliver` throws nothing is noted; a process that dies over it leaves
 * its rows to another batch: receivers must know repeats. Returns how many rows there were, 0 also when it is not the time or not
 * this replica's turn.
 */
export function sendBatch<Payload>(
  database: Database,
  { topic, id, limit, deliver }: BatchDelivery<Payload> & { limit: number },
): Promise<number> {
  return inTurn(database, topic, async (queries) => {
    const rows = await queries.query<{ id: string; payload: Payload }>(oldest, [topic, limit]);
    if (rows.length === 0) return 0;
    await queries.query(note, [topic, id, rows.map((row) => row.id)]);
    await deliver(rows.map(({ payload }) => payload));
    return rows.length;
  });
}

/** Hands the same rows to `deliver` again. Returns how many there were, 0 when the batch has ended. */
export function resendBatch<Payload>(
  database: Database,
  { topic, id, deliver }: BatchDelivery<Payload>,
): Promise<number> {
  return inTurn(database, topic, async (queries) => {
    const [batch] = await queries.query<{ row_ids: string[] }>(touch, [topic, id]);
    if (!batch) return 0;
    const rows = await queries.query<{ payload: Payload }>(read, [topic, batch.row_ids]);
    await deliver(rows.map(({ payload }) => payload));
    return rows.length;
  });
}

/** The batch has arrived: removes its rows. Returns how many it had; doing it twice changes nothing, and returns 0. */
export function endBatch(database: Database, topic: string, id: string): Promise<number> {
  return inTurn(database, topic, async (queries) => {
    const [batch] = await queries.query<{ row_ids: string[] }>(end, [topic, id]);
    if (!batch) return 0;
    await queries.query(remove, [topic, batch.row_ids]);
    return batch.row_ids.length;
  });
}

/** One replica at a time works on a topic; the others find 0. */
function inTurn(database: Database, topic: string, work: (queries: Queries) => Promise<number>): Promise<number> {
  return database.transaction(async (queries) => {
    const [row] = await queries.query<{ mine: boolean }>(turn, [topic]);
    return row?.mine ? work(queries) : 0;
  }, BY_INDEX);
}
