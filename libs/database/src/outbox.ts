import type { Database } from './database';
import { statement } from './statement';

/**
 * The transactional outbox: rows that a transaction publishes after its commit. They are deleted once delivered or acknowledged. Rows
 * live briefly, so dead rows are vacuumed by count and not by share.
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
 * Prepared plans stem from a time when the table was nearly empty. A sequential scan is the cheapest plan then, and the slowest once
 * 100,000 rows wait, so only the index may be used.
 */
export const BY_INDEX = { settings: ['enable_seqscan = off'] };
const take = statement(
  'outbox_take',
  `DELETE FROM outbox WHERE topic = :topic AND id IN (
     SELECT id FROM outbox WHERE topic = :topic AND available_at <= clock_timestamp() ORDER BY id LIMIT :limit FOR UPDATE SKIP LOCKED
   ) RETURNING id, payload`,
);

export interface OutboxDelivery<Payload> {
  topic: string;
  /** maximum of rows per delivery */
  limit: number;
  deliver(payloads: Payload[]): Promise<void>;
}

/**
 * Passes the oldest due rows of a topic to `deliver` and deletes them; they stay when it throws. After a crash rows are delivered
 * again, so receivers must be idempotent. Replicas share the rows, so there is no order among them. Returns the number of rows. Rows
 * that must survive a receiver that loses its memory are sent in batches until they are acknowledged: `sendBatch`.
 */
export function deliverOutbox<Payload>(
  database: Database,
  { topic, limit, deliver }: OutboxDelivery<Payload>,
): Promise<number> {
  return database.transaction(async (queries) => {
    const rows = await queries.query<{ id: string; payload: Payload }>(take, { topic, limit });
    rows.sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
    if (rows.length > 0) await deliver(rows.map(({ payload }) => payload));
    return rows.length;
  }, BY_INDEX);
}
