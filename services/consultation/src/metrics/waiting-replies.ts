import { type Database, statement } from '@afya/database';
import { gauge, sharedLook } from '@afya/runtime';

/** By the index of the sessions that wait, which are few, and not by that of all messages. */
const waiting = statement(
  'metrics_waiting',
  `SELECT count(*)::integer AS replies,
          coalesce(extract(epoch FROM clock_timestamp() - min(m.created_at)), 0)::float AS seconds
   FROM session s JOIN message m ON m.session_id = s.id AND m.status = 'pending' WHERE s.pending > 0`,
);

interface Waiting {
  replies: number;
  seconds: number;
}

let database: Database | undefined;

const look = sharedLook(async (): Promise<Waiting> => {
  const [found] = (await database?.query<Waiting>(waiting)) ?? [];
  if (!found) throw new Error('no database');
  return found;
});

gauge({ name: 'afya_pending_replies', help: 'replies that patients wait for' }, async (gauge) =>
  gauge.set((await look()).replies),
);
gauge(
  {
    name: 'afya_oldest_pending_seconds',
    help: 'how long the patient who has waited longest for a reply has waited; 0: nobody waits',
  },
  async (gauge) => gauge.set(Math.max(0, (await look()).seconds)),
);

/** Tells from now on who waits; every replica of the service tells the same. Returns how to stop. */
export function measureWaiting(of: Database): () => void {
  database = of;
  return () => {
    if (database === of) database = undefined;
  };
}
