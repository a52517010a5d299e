import type { Database } from './database';
import { statement } from './statement';

/**
 * What a transaction wants to be told to the world after its commit, and only then. Rows leave when they were delivered, or have arrived. The table
 * is short-lived by nature, so its dead rows are cleaned up by count and not by share.
 */
export const OUTBOX_UP = `
  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY,
    topic text NOT NULL,
    payload jsonb NOT NULL,
    available_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (topic, id)
  ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0)`;
export const OUTBOX_DOWN = 'DROP TABLE outbox';

/**
 * Plans are kept from when the table was nearly empty: read from its first page to its last one then is the cheapest way, and the
 * dearest once a hundred thousand rows wait. So only the index may be used.
 */
export const BY_INDEX = { settings: ['enable_seqscan = off'] };
const take = statement(
  'outbox_take',
  `DELETE FROM outbox WHERE topic = $1 AND id IN (
     SELECT id FROM outbox WHERE topic = $1 AND available_at <= clock_timestamp() ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
   ) RETURNING id, payload`,
);

export interface OutboxDelivery<Payload> {
  topic: string;
  /** rows a delivery */
  limit: number;
  deliver(payloads: Payload[]): Promise<void>;
}

/**
 * Hands the oldest due rows of a topic to `deliver` and removes them. When it throws they stay. A process that dies in between
 * delivers again: receivers must know repeats. Replicas share the rows, so there is no order among them. Returns how many there were.
 * What must not be lost with its receiver's memory goes in batches that are kept until they have arrived: `sendBatch`.
 */
export function deliverOutbox<Payload>(database: Database, given: OutboxDelivery<Payload>): Promise<number> {
  return database.transaction(async (queries) => {
    const rows = await queries.query<{ id: string; payload: Payload }>(take, [given.topic, given.limit]);
    rows.sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
    if (rows.length > 0) await given.deliver(rows.map(({ payload }) => payload));
    return rows.length;
  }, BY_INDEX);
}
