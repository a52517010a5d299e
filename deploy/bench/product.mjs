import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { makeRoles, makeTemporaryDatabase } from '../local/backends/database.ts';
import { freePort } from '../local/backends/ports.ts';
import { redisUrlsOf } from '../local/backends/redis-users.ts';
import { redisProgram, startRedis } from '../local/backends/redis.ts';
import { productEnv } from '../local/services/environment.ts';
import { serviceSpecs } from '../local/services/run-services.ts';
import { migrateSchemas } from '../local/services/schemas.ts';
import { superviseService } from '../local/services/service-process.ts';
import { ampleLimits } from '../testing/ample-limits.ts';

/**
 * @typedef {import('../local/services/environment.ts').ProductEnv & {
 *   url: string, registry: import('../local/processes/registry.ts').ProcessRegistry, stop: () => Promise<void>
 * }} Product
 */

/**
 * Starts the product with an engine that answers at once, or with the embedded one, on a separate database and Redis.
 * @param {import('../local/processes/run.ts').Run & {
 *   databaseUrl: string, withWorker: boolean, withRealEngine?: boolean, prepare?: (url: string, env: NodeJS.ProcessEnv) => Promise<void>,
 *   settings?: NodeJS.ProcessEnv
 * }} options `prepare` changes the database before any service starts
 * @returns {Promise<Product>}
 */
export async function startProduct({
  stateDir,
  lifetime,
  registry,
  databaseUrl,
  withWorker,
  withRealEngine = false,
  prepare,
  settings = {},
}) {
  const database = await makeTemporaryDatabase(databaseUrl, 'afya_bench');
  const redis = await startRedis({ program: await redisProgram(lifetime.signal), stateDir, registry });
  const port = await freePort();
  const databaseUrls = await makeRoles(stateDir, database.url);
  const redisUrls = redisUrlsOf(stateDir, redis.url);
  const backends = { databaseUrl: databaseUrls.owner, databaseUrls, redisUrl: redis.url, redisUrls };
  const { env, own } = productEnv(stateDir, backends, {
    // A sender may send many messages before it gets replies: the bench measures the whole path, not this limit.
    PENDING_PER_SESSION: '1000',
    ...ampleLimits,
    LOG_LEVEL: 'warn',
    ...settings,
  });
  await migrateSchemas({ env, own }, databaseUrls.owner);
  await prepare?.(databaseUrls.owner, env);
  const log = createWriteStream(join(stateDir, 'logs', 'product.log'), { flags: 'a' });
  const print = (/** @type {string} */ line) => void log.write(`${line}\n`);
  const instantWorker = join(import.meta.dirname, 'instant-worker.cjs');
  const services = serviceSpecs({ env, own, port, workers: 1 })
    .filter(({ label }) => withWorker || label !== 'ai-worker')
    .map((spec) => (spec.label === 'ai-worker' && !withRealEngine ? { ...spec, main: instantWorker } : spec))
    .map((spec) => superviseService(spec, { registry, print }));
  await Promise.all(services.map((service) => service.start()));
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await redis.stop();
    await database.drop();
  };
  return { url: `http://127.0.0.1:${port}`, env, own, registry, stop };
}
