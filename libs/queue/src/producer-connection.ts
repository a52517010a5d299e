import type { QueueContract } from '@afya/service-contracts';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { logErrors } from './connection-log';
import { CONNECTION, PREFIX } from './settings';

const shared = new Map<string, { connection: Redis; users: number }>();

function open(redisUrl: string): Redis {
  const connection = new Redis(redisUrl, {
    // Fail immediately while Redis is down, and after a limit when it does not answer.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 3_000,
    ...CONNECTION,
  });
  connection.on('error', logErrors('producer'));
  return connection;
}

/** The connection that all producers of this process share for one Redis; the last producer to release it closes it. */
function acquireConnection(redisUrl: string): { connection: Redis; release(): void } {
  const entry = shared.get(redisUrl) ?? { connection: open(redisUrl), users: 0 };
  entry.users += 1;
  shared.set(redisUrl, entry);
  return {
    connection: entry.connection,
    release() {
      entry.users -= 1;
      if (entry.users > 0) return;
      shared.delete(redisUrl);
      entry.connection.disconnect();
    },
  };
}

/** A queue over the shared connection. `close` releases both. */
export function openQueue(contract: QueueContract, redisUrl: string) {
  const { connection, release } = acquireConnection(redisUrl);
  const queue = new Queue(contract.queue, {
    connection,
    prefix: PREFIX,
    // Neither sends a command at start, so an outage at that moment cannot break the queue permanently.
    skipVersionCheck: true,
    skipMetasUpdate: true,
  });
  // The connection itself logs outages.
  queue.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await queue.close();
    release();
  };
  return { queue, connection, close };
}
