import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, withClient } from '../backends/database.mjs';
import { freePort } from '../backends/ports.mjs';
import { redisProgram } from '../backends/redis-program.mjs';
import { redisUrlsOf } from '../backends/redis-users.mjs';
import { makeRoles } from '../backends/roles.mjs';
import { startRedis } from '../backends/redis.mjs';
import { migrateSchemas } from '../services/migrate.mjs';
import { ownEnv } from '../services/own-env.mjs';
import { runServices } from '../services/run-services.mjs';
import { serviceEnv } from '../services/service-env.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { say } from '../setup/say.mjs';
import { keepHistory } from './leaks/places.mjs';
import { ampleLimits } from './ample-limits.mjs';

/**
 * Builds and serves the product on a free port, on a database and a Redis of its own. Its log goes to a file.
 * @param {import('./run-tests.mjs').TestRun & { databaseUrl: string }} options
 * @returns {Promise<{ url: string, databaseUrl: string, redisUrl: string, env: NodeJS.ProcessEnv }>}
 */
export async function startProductForTests({ stateDir, lifetime, registry, databaseUrl }) {
  await ensureBuild(lifetime.signal);
  const name = `afya_e2e_${randomBytes(6).toString('hex')}`;
  await ensureDatabase(databaseUrl, name);
  lifetime.defer(() =>
    withClient(databaseUrl, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  );
  const redis = await startRedis({ program: await redisProgram(lifetime.signal), stateDir, registry });
  lifetime.defer(redis.stop);
  await keepHistory(redis.url);

  const port = await freePort();
  const ownDatabaseUrl = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).toString();
  const databaseUrls = await makeRoles({ stateDir, url: ownDatabaseUrl });
  const redisUrls = redisUrlsOf({ stateDir, url: redis.url });
  const own = ownEnv({ stateDir, databaseUrl: databaseUrls.owner, databaseUrls, redisUrls });
  const backends = serviceEnv({ stateDir, databaseUrl: databaseUrls.owner, redisUrl: redis.url });
  // with all that a log can say, for what it must not say is looked for in it afterwards
  const env = { ...backends, ...ampleLimits, HOST: '127.0.0.1', LOG_LEVEL: 'trace' };
  const logFile = join(stateDir, 'logs', 'product.log');
  const log = createWriteStream(logFile, { mode: 0o600 });
  say(`the product's log: ${logFile}`);
  await migrateSchemas({ env, own, databaseUrls, signal: lifetime.signal });
  await runServices({ env, own, port, workers: 1, lifetime, registry, print: (line) => void log.write(`${line}\n`) });
  return { url: `http://127.0.0.1:${port}`, databaseUrl: ownDatabaseUrl, redisUrl: redis.url, env };
}
