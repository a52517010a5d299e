import { prepareBackends } from '../backends/prepare-backends.mjs';
import { runningDatabase } from '../backends/running-backends.mjs';
import { ProcessRegistry } from '../processes/registry.mjs';
import { holderOf, lockCheckout } from '../setup/checkout-lock.mjs';
import { Lifetime } from '../setup/lifetime.mjs';
import { localDir, makeDir } from '../setup/paths.mjs';
import { say } from '../setup/say.mjs';

/**
 * @typedef {{ databaseUrl: string, redisUrl: string, forgetRedis: () => Promise<void>, signal?: AbortSignal }} Backends
 * `forgetRedis`: logins, hints and versions of messages are of another time than what was restored.
 */

// Neither backup nor restore speaks to it; the services' environment names one.
const noRedis = 'redis://127.0.0.1';

/**
 * Works on the database of DATABASE_URL, of the running product, or of the product that is started for it alone.
 * @param {{ beside: boolean }} options whether it may be done beside the running product
 * @param {(backends: Backends) => Promise<void>} work
 */
export async function withBackends({ beside }, work) {
  const { DATABASE_URL, REDIS_URL = noRedis } = process.env;
  const forgetRedis = async () =>
    say('Now empty Redis, both roles (redis-cli FLUSHALL): what it knows is of another time. Then start the product.');
  if (DATABASE_URL) return work({ databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, forgetRedis });
  if (beside && holderOf(localDir) !== undefined)
    return work({ databaseUrl: runningDatabase(), redisUrl: REDIS_URL, forgetRedis });
  await startedForIt(work);
}

/** @param {(backends: Backends) => Promise<void>} work */
async function startedForIt(work) {
  const registry = new ProcessRegistry(makeDir(localDir));
  const lifetime = new Lifetime({ killAll: () => registry.killAll() });
  try {
    lifetime.defer(lockCheckout(localDir, 'npm run databases'));
    await registry.stopLeftovers();
    lifetime.defer(() => registry.stopAll());
    const backends = await prepareBackends({ stateDir: localDir, lifetime, registry });
    const isGiven = ['REDIS_URL', 'BUS_REDIS_URL', 'QUEUE_REDIS_URL'].some((name) => process.env[name]);
    const forgetRedis = isGiven
      ? async () => say('Now empty Redis, both roles (redis-cli FLUSHALL), then start the product.')
      : () => emptyRedis(backends.redisUrl);
    await work({ ...backends, forgetRedis, signal: lifetime.signal });
  } finally {
    await lifetime.end();
  }
}

/** @param {string} url */
async function emptyRedis(url) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 3 });
  await redis.flushall();
  redis.disconnect();
  say('Redis is empty: everybody logs in again. Start the product.');
}
