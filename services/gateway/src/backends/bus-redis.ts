import { AppError, logger } from '@afya/runtime';
import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a request waits for Redis: a look-up takes one; after this it is as good as away. */
const COMMAND_MS = 1_000;
const FIRST_CONNECTION_MS = 2_000;
const RECONNECT_MS = { first: 50, most: 1_000 };

/**
 * The gateway's connection to the bus, ready unless Redis is away just now. While it is away a command fails at once: it is never
 * kept for later.
 */
export async function connectBusRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    commandTimeout: COMMAND_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * RECONNECT_MS.first, RECONNECT_MS.most),
  });
  let isThere = false;
  redis.on('error', (error) => logger.debug({ err: error }, 'redis connection'));
  redis.on('close', () => {
    if (isThere) logger.warn('redis is away');
    isThere = false;
  });
  redis.on('ready', () => {
    logger.info('redis is there');
    isThere = true;
  });
  const ready = new Promise((resolve) => redis.once('ready', resolve));
  await Promise.race([ready, pause(FIRST_CONNECTION_MS)]);
  return redis;
}

/** Runs a command that the request cannot do without. */
export async function needRedis<Result>(command: () => Promise<Result>): Promise<Result> {
  try {
    return await command();
  } catch (cause) {
    throw new AppError('RPC_UNAVAILABLE', { retryAfterSeconds: 2 }, { cause });
  }
}
