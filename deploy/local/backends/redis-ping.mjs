import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/**
 * Whether a Redis answers, asked until it does or the limit is over.
 * @param {string} url
 * @param {{ limitMs: number, giveUp?: () => boolean }} options
 * @returns {Promise<boolean>}
 */
export async function answersPing(url, { limitMs, giveUp = () => false }) {
  const until = Date.now() + limitMs;
  do {
    if (await pings(url)) return true;
    await sleep(50);
  } while (Date.now() < until && !giveUp());
  return false;
}

/** @param {string} url */
async function pings(url) {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 3_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
