import { gauge } from '@afya/runtime';
import type { Database } from './database';
import { statement } from './statement';

const waiting = statement(
  'outbox_waiting',
  `SELECT topic, count(*)::integer AS rows, extract(epoch FROM clock_timestamp() - min(available_at))::float AS seconds
   FROM outbox WHERE available_at <= clock_timestamp() GROUP BY topic`,
);

interface Waiting {
  topic: string;
  rows: number;
  seconds: number;
}

/**
 * Tells how much of a schema's outbox is due and for how long. Every replica of a service tells the same. `topics`: all there are, for
 * one that is empty is told as 0.
 */
export function measureOutbox(database: Database, topics: readonly string[]): void {
  let read: Promise<Waiting[]> | undefined;
  const look = () => (read ??= database.query<Waiting>(waiting).finally(() => (read = undefined)));
  const labels = ['topic'] as const;
  gauge({ name: 'afya_outbox_rows', help: 'rows of the outbox that are due', labels }, async (rows) => {
    for (const topic of topics) rows.set({ topic }, 0);
    for (const found of await look()) rows.set({ topic: found.topic }, found.rows);
  });
  const age = { name: 'afya_outbox_oldest_seconds', help: 'how long the oldest of them has been due', labels };
  gauge(age, async (seconds) => {
    for (const topic of topics) seconds.set({ topic }, 0);
    for (const found of await look()) seconds.set({ topic: found.topic }, found.seconds);
  });
}
