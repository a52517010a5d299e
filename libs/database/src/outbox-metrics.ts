import { gauge, sharedLook } from '@afya/runtime';
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

/** Those of each topic, 0 for one of which nothing is due. */
const look = sharedLook(async (): Promise<Waiting[]> => {
  const found = [...outboxes].map(async ({ database, topics }) => {
    const due = await database.query<Waiting>(waiting);
    return topics.map((topic) => due.find((row) => row.topic === topic) ?? { topic, rows: 0, seconds: 0 });
  });
  return (await Promise.all(found)).flat();
});

const labels = ['topic'] as const;
gauge({ name: 'afya_outbox_rows', help: 'rows of the outbox that are due', labels }, async (gauge) => {
  for (const { topic, rows } of await look()) gauge.inc({ topic }, rows);
});
gauge(
  { name: 'afya_outbox_oldest_seconds', help: 'how long the oldest row of the outbox has been due', labels },
  async (gauge) => {
    for (const { topic, seconds } of await look()) gauge.set({ topic }, Math.max(0, seconds));
  },
);

/** Tells how much of a schema's outbox is due from now on; every replica of a service tells the same. Returns how to stop. */
export function measureOutbox(database: Database, topics: readonly string[]): () => void {
  const outbox = { database, topics };
  outboxes.add(outbox);
  return () => void outboxes.delete(outbox);
}
