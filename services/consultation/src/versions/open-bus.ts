import { logger } from '@afya/runtime';
import { Redis } from 'ioredis';

/** A connection to the bus that fails at once while Redis is away and reconnects on its own. */
export function openBus(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    commandTimeout: 2_000,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
  });
  redis.on('error', (error: Error) => logger.debug({ err: error }, 'bus connection'));
  return redis;
}
