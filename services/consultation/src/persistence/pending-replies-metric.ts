import { type Database } from '@afya/database';
import { gauge, sharedRead } from '@afya/runtime';
import { countPending } from './maintenance.sql';

interface PendingReplies {
  replies: number;
  seconds: number;
}

let database: Database | undefined;

const pendingReplies = sharedRead(async (): Promise<PendingReplies> => {
  const [row] = (await database?.query<PendingReplies>(countPending)) ?? [];
  if (!row) throw new Error('no database');
  return row;
});

gauge({ name: 'afya_pending_replies', help: 'replies that patients wait for' }, async (gauge) =>
  gauge.set((await pendingReplies()).replies),
);
gauge(
  {
    name: 'afya_oldest_pending_seconds',
    help: 'age of the oldest pending reply in seconds; 0: no reply is pending',
  },
  async (gauge) => gauge.set(Math.max(0, (await pendingReplies()).seconds)),
);

/** Adds the pending replies to the metrics; every replica of the service reports the same. Returns a function that removes them. */
export function measurePendingReplies(measured: Database): () => void {
  database = measured;
  return () => {
    if (database === measured) database = undefined;
  };
}
