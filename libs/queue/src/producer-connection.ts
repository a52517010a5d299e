import type { QueueContract } from '@afya/service-contracts';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { logErrors } from './connection-log';
import { CONNECTION, PREFIX } from './settings';

const shared = new Map<string, { connection: Redis; users: number }>();

function open(redisUrl: string): Redis {
  const connection = new Redis(redisUrl, {
    // fail at once while Redis is away, and in bounded time when it swallows what is sent
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 3_000,
    ...CONNECTION,
  });
  connection.on('error', logErrors('producer'));
  return connection;
}

/** The one connection that all producers of this process to this Redis use; the last one to release it closes it. */
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

/** The queue over this process' connection. `close` lets go of both. */
export function openQueue(contract: QueueContract, redisUrl: string) {
  const { connection, release } = acquireConnection(redisUrl);
  const queue = new Queue(contract.queue, {
    connection,
    prefix: PREFIX,
    // neither asks Redis anything at start, so that an outage in that moment cannot leave the queue broken for good
    skipVersionCheck: true,
    skipMetasUpdate: true,
  });
  // the connection's own log tells of outages
  queue.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await queue.close();
    release();
  };
  return { queue, connection, close };
}
