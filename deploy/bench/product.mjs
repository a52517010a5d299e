import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, withClient } from '../local/backends/database.mjs';
import { freePort } from '../local/backends/ports.mjs';
import { redisProgram } from '../local/backends/redis-program.mjs';
import { redisUrlsOf } from '../local/backends/redis-users.mjs';
import { makeRoles } from '../local/backends/roles.mjs';
import { startRedis } from '../local/backends/redis.mjs';
import { migrateSchemas } from '../local/services/migrate.mjs';
import { ownEnv } from '../local/services/own-env.mjs';
import { serviceSpecs } from '../local/services/run-services.mjs';
import { serviceEnv } from '../local/services/service-env.mjs';
import { ServiceProcess } from '../local/services/service-process.mjs';
import { ampleLimits } from '../local/testing/ample-limits.mjs';

/**
 * @typedef {{
 *   url: string, env: NodeJS.ProcessEnv, own: import('../local/services/own-env.mjs').OwnEnv,
 *   registry: import('../local/processes/registry.mjs').ProcessRegistry,
 *   stop: () => Promise<void>
 * }} Product
 */

/**
 * The product with an engine that answers at once, on a database and a Redis of its own.
 * @param {import('../local/testing/run-tests.mjs').TestRun & {
 *   databaseUrl: string, withWorker: boolean, prepare?: (url: string, env: NodeJS.ProcessEnv) => Promise<void>
 * }} options `prepare` is done to the database before any service starts
 * @returns {Promise<Product>}
 */
export async function startProduct({ stateDir, lifetime, registry, databaseUrl, withWorker, prepare }) {
  const database = `afya_bench_${randomBytes(6).toString('hex')}`;
  await ensureDatabase(databaseUrl, database);
  const redis = await startRedis({ program: await redisProgram(lifetime.signal), stateDir, registry });
  const ownUrl = Object.assign(new URL(databaseUrl), { pathname: `/${database}` }).toString();
  const port = await freePort();
  const databaseUrls = await makeRoles({ stateDir, url: ownUrl });
  const redisUrls = redisUrlsOf({ stateDir, url: redis.url });
  const own = ownEnv({ stateDir, databaseUrl: databaseUrls.owner, databaseUrls, redisUrls });
  const env = {
    ...serviceEnv({ stateDir, databaseUrl: databaseUrls.owner, redisUrl: redis.url }),
    // one sender may run ahead of its replies: what is measured is the whole path, not the limit
    PENDING_PER_SESSION: '1000',
    ...ampleLimits,
    LOG_LEVEL: 'warn',
  };
  await migrateSchemas({ env, own, databaseUrls });
  await prepare?.(databaseUrls.owner, env);
  const log = createWriteStream(join(stateDir, 'logs', 'product.log'), { flags: 'a' });
  const print = (/** @type {string} */ line) => void log.write(`${line}\n`);
  const instantWorker = join(import.meta.dirname, 'instant-worker.cjs');
  const services = serviceSpecs({ env, own, port, workers: 1 })
    .filter(({ label }) => withWorker || label !== 'ai-worker')
    .map((spec) => (spec.label === 'ai-worker' ? { ...spec, main: instantWorker } : spec))
    .map((spec) => new ServiceProcess(spec, { registry, print }));
  await Promise.all(services.map((service) => service.start()));
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await redis.stop();
    await withClient(
      databaseUrl,
      async (client) => void (await client.query(`DROP DATABASE ${database} WITH (FORCE)`)),
    );
  };
  return { url: `http://127.0.0.1:${port}`, env, own, registry, stop };
}
