import { gauge } from '@afya/runtime';
import type { Pool } from 'pg';

const pools = new Set<Pool>();

gauge(
  {
    name: 'afya_database_connections',
    help: 'connections of the pool that are in use or idle, and queries that wait for one',
    labels: ['state'],
  },
  (connections) => {
    for (const pool of pools) {
      const { totalCount, idleCount, waitingCount } = pool;
      connections.inc({ state: 'in_use' }, totalCount - idleCount);
      connections.inc({ state: 'idle' }, idleCount);
      connections.inc({ state: 'waiting' }, waitingCount);
    }
  },
);

/** Adds a pool to the metrics. Returns a function that removes it. */
export function measurePool(pool: Pool): () => void {
  pools.add(pool);
  return () => void pools.delete(pool);
}
