import type { Database } from './database';
import { statement } from './statement';

/**
 * What a transaction wants to be told to the world after its commit, and only then. Rows leave when they were delivered. The table
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

const take = statement(
  'outbox_take',
  `DELETE FROM outbox WHERE topic = $1 AND id IN (
     SELECT id FROM outbox WHERE topic = $1 AND available_at <= clock_timestamp() ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
   ) RETURNING id, payload`,
);
const turn = statement('outbox_turn', `SELECT pg_try_advisory_xact_lock(hashtext('outbox:' || $1)) AS mine`);

export interface OutboxBatch<Payload> {
  topic: string;
  /** rows a batch */
  limit: number;
  /** one replica at a time, so that the rows of one origin arrive in the order in which they were written */
  ordered: boolean;
  deliver(payloads: Payload[]): Promise<void>;
}

/**
 * Hands the oldest due rows of a topic to `deliver` and removes them. When it throws they stay. A process that dies in between
 * delivers again: receivers must know repeats. Returns how many there were, 0 also while another replica has the turn.
 */
export function deliverOutbox<Payload>(database: Database, batch: OutboxBatch<Payload>): Promise<number> {
  return database.transaction(async (queries) => {
    if (batch.ordered) {
      const [row] = await queries.query<{ mine: boolean }>(turn, [batch.topic]);
      if (!row?.mine) return 0;
    }
    const rows = await queries.query<{ id: string; payload: Payload }>(take, [batch.topic, batch.limit]);
    rows.sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
    if (rows.length > 0) await batch.deliver(rows.map(({ payload }) => payload));
    return rows.length;
  });
}
