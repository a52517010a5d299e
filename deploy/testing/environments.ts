import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { baseImage } from '../images/base-images.mjs';
import { checkPostgres, makeRoles, makeTemporaryDatabase } from '../local/backends/database.ts';
import { freePort } from '../local/backends/ports.ts';
import { startPostgres } from '../local/backends/postgres.ts';
import { useGiven } from '../local/backends/prepare-backends.ts';
import { redisUrlsOf } from '../local/backends/redis-users.ts';
import { redisProgram, startRedis } from '../local/backends/redis.ts';
import { succeeds } from '../local/backends/server.ts';
import type { Lifetime } from '../local/processes/lifetime.ts';
import type { Run } from '../local/processes/run.ts';
import { productEnv } from '../local/services/environment.ts';
import { runServices } from '../local/services/run-services.ts';
import { migrateSchemas } from '../local/services/schemas.ts';
import { ensureBuild } from '../local/setup/build.ts';
import { printLine } from '../local/setup/terminal.mjs';
import { ampleLimits } from './ample-limits.ts';
import { eventually } from './support.ts';

/**
 * For the specs: a Postgres in which each makes its databases, and the program with which each starts its Redis servers. A REDIS_URL
 * is not used: the product that runs there would get the jobs of the tests.
 */
export async function testDatabase({ stateDir, lifetime, registry }: Run) {
  const REDIS_SERVER = await redisProgram(lifetime.signal);
  const given = process.env.DATABASE_URL;
  if (given) {
    await useGiven('Postgres', 'DATABASE_URL', given);
    return { DATABASE_URL: given, REDIS_SERVER };
  }
  const postgres = await startPostgres({ stateDir, registry, isTemporary: true });
  lifetime.defer(postgres.stop);
  return { DATABASE_URL: postgres.url, REDIS_SERVER };
}

/** Builds and serves the product on a free port, on a separate database and Redis. Its log goes to a file. */
export async function startProductForTests(run: Run, serverUrl: string) {
  const { stateDir, lifetime, registry } = run;
  await ensureBuild(lifetime.signal);
  const database = await makeTemporaryDatabase(serverUrl, 'afya_e2e');
  lifetime.defer(database.drop);
  const redis = await startRedis({ program: await redisProgram(lifetime.signal), stateDir, registry });
  lifetime.defer(redis.stop);
  // The append-only file keeps every command, because it is searched for private words afterwards.
  const admin = new Redis(redis.url);
  await admin.config('SET', 'auto-aof-rewrite-percentage', '0').finally(() => admin.disconnect());

  const port = await freePort();
  const databaseUrls = await makeRoles(stateDir, database.url);
  const redisUrls = redisUrlsOf(stateDir, redis.url);
  const backends = { databaseUrl: databaseUrls.owner, databaseUrls, redisUrl: redis.url, redisUrls };
  // The most detailed log, because it is searched too.
  const product = productEnv(stateDir, backends, { ...ampleLimits, HOST: '127.0.0.1', LOG_LEVEL: 'trace' });
  const logFile = join(stateDir, 'logs', 'product.log');
  const log = createWriteStream(logFile, { mode: 0o600 });
  printLine(`the product's log: ${logFile}`);
  await migrateSchemas(product, databaseUrls.owner, lifetime.signal);
  await runServices(run, { ...product, port, workers: 1, print: (line) => void log.write(`${line}\n`) });
  return { url: `http://127.0.0.1:${port}`, databaseUrl: database.url, env: product.env };
}

/**
 * Starts a Postgres in which the specs make their databases, and returns the environment with which they run on containers. Undefined, with
 * the reason printed, without a container engine.
 */
export async function startContainersForTests(lifetime: Lifetime): Promise<NodeJS.ProcessEnv | undefined> {
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  try {
    await getContainerRuntimeClient();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return void printLine(`no container engine answers, so nothing is run in containers: ${reason}`);
  }
  const image = baseImage('POSTGRES_IMAGE');
  printLine(`starting Postgres (${image})`);
  const postgres = await new GenericContainer(image)
    .withEnvironment({ POSTGRES_USER: 'afya', POSTGRES_PASSWORD: 'specs', POSTGRES_DB: 'afya' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  lifetime.defer(() => postgres.stop({ timeout: 5_000 }));
  const url = `postgres://afya:specs@${postgres.getHost()}:${postgres.getMappedPort(5432)}/afya`;
  await eventually(
    () => succeeds(checkPostgres(url)),
    () => 'the Postgres container does not answer',
    60_000,
  );
  return {
    TEST_BACKENDS: 'containers',
    DATABASE_URL: url,
    REDIS_IMAGE: baseImage('REDIS_IMAGE'),
    S3_IMAGE: baseImage('S3_IMAGE'),
  };
}
