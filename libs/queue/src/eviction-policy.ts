import { logger } from '@afya/runtime';
import { Redis } from 'ioredis';

const POLICY = /^maxmemory_policy:(\S+)/m;

/** Warns when the queue's Redis may evict jobs when its memory is full. A Redis that does not report its policy is ignored. */
export async function warnOfEviction(redisUrl: string, queue: string): Promise<void> {
  const connection = new Redis(redisUrl, { lazyConnect: true, retryStrategy: null, commandTimeout: 3_000 });
  connection.on('error', () => undefined);
  const info = await connection.info('memory').catch(() => '');
  connection.disconnect();
  const policy = POLICY.exec(info)?.[1];
  if (policy && policy !== 'noeviction')
    logger.warn({ queue, policy }, 'the queue redis must have maxmemory-policy noeviction, or it drops jobs');
}
