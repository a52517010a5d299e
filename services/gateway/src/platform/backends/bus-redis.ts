import { AppError, logger } from '@afya/runtime';
import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';

/** A lookup takes about a millisecond. After this timeout Redis counts as unavailable. */
const COMMAND_TIMEOUT_MS = 1_000;
const FIRST_CONNECTION_MS = 2_000;
const RECONNECT_MS = { first: 50, max: 1_000 };

/**
 * Connects to the bus. The connection is ready unless Redis is unavailable just now. Without a connection a command fails at once and
 * is never queued.
 */
export async function connectBusRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * RECONNECT_MS.first, RECONNECT_MS.max),
  });
  let isConnected = false;
  redis.on('error', (error) => logger.debug({ err: error }, 'redis connection'));
  redis.on('close', () => {
    if (isConnected) logger.warn('redis disconnected');
    isConnected = false;
  });
  redis.on('ready', () => {
    logger.info('redis connected');
    isConnected = true;
  });
  const ready = new Promise((resolve) => redis.once('ready', resolve));
  await Promise.race([ready, pause(FIRST_CONNECTION_MS)]);
  return redis;
}

/** Runs a command that the request needs. Throws RPC_UNAVAILABLE when Redis fails. */
export async function needRedis<Result>(command: () => Promise<Result>): Promise<Result> {
  try {
    return await command();
  } catch (cause) {
    throw new AppError('RPC_UNAVAILABLE', { retryAfterSeconds: 2 }, { cause });
  }
}
