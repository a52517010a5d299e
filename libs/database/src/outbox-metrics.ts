import { gauge, sharedRead } from '@afya/runtime';
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
interface Outbox {
  database: Database;
  topics: readonly string[];
}

const outboxes = new Set<Outbox>();

/** The due rows of each topic, 0 when there are none. */
const dueRows = sharedRead(async (): Promise<Waiting[]> => {
  const rows = [...outboxes].map(async ({ database, topics }) => {
    const due = await database.query<Waiting>(waiting);
    return topics.map((topic) => due.find((row) => row.topic === topic) ?? { topic, rows: 0, seconds: 0 });
  });
  return (await Promise.all(rows)).flat();
});

const labels = ['topic'] as const;
gauge({ name: 'afya_outbox_rows', help: 'rows of the outbox that are due', labels }, async (gauge) => {
  for (const { topic, rows } of await dueRows()) gauge.inc({ topic }, rows);
});
gauge(
  { name: 'afya_outbox_oldest_seconds', help: 'how long the oldest row of the outbox has been due', labels },
  async (gauge) => {
    for (const { topic, seconds } of await dueRows()) gauge.set({ topic }, Math.max(0, seconds));
  },
);

/** Adds a schema's outbox to the metrics; every replica of a service reports the same. Returns a function that removes it. */
export function measureOutbox(database: Database, topics: readonly string[]): () => void {
  const outbox = { database, topics };
  outboxes.add(outbox);
  return () => void outboxes.delete(outbox);
}
