import { logger } from '@afya/runtime';
import { Redis } from 'ioredis';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENTER, KEYS, LEAVE } from './scripts';

/** The decision, milliseconds to wait, the day and its cost so far in 1/10,000 KES, and a level that was just reached. */
export type Answer = [what: string, waitMs: number, day: number, spent: number, alert: number];
type Script = (...args: (string | number)[]) => Promise<Answer>;
export type GateRedis = Redis & { enterGate: Script; leaveGate: Script };

/** The time limit of a call to the gate's Redis; after it Redis counts as down. */
const COMMAND_MS = 2_000;
const FIRST_CONNECTION_MS = 2_000;

/** A connection that fails immediately while Redis is down, and reconnects by itself; ready unless Redis is down. */
export async function openGateRedis(url: string): Promise<GateRedis> {
  const redis = new Redis(url, {
    connectionName: 'model-gate',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    connectTimeout: FIRST_CONNECTION_MS,
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000),
  });
  redis.on('error', (error: Error) => logger.debug({ err: error }, 'model gate connection'));
  redis.defineCommand('enterGate', { numberOfKeys: KEYS.length, lua: ENTER });
  redis.defineCommand('leaveGate', { numberOfKeys: KEYS.length, lua: LEAVE });
  const timeLimit = new AbortController();
  const ready = once(redis, 'ready', { signal: timeLimit.signal }).catch(() => undefined);
  await Promise.race([
    ready,
    sleep(FIRST_CONNECTION_MS, undefined, { signal: timeLimit.signal }).catch(() => undefined),
  ]);
  timeLimit.abort();
  return redis as GateRedis;
}
