import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBackends, type Backends } from '../backends/prepare-backends.ts';
import { runningBackends } from '../backends/running-backends.ts';
import { holderOf } from '../processes/checkout-lock.ts';
import { withRun } from '../processes/run.ts';
import { serviceEnv } from '../services/environment.ts';
import { ensureBuild, requireBuilt } from '../setup/build.ts';
import { localDir, root } from '../setup/paths.mjs';
import { PlainError, printLine } from '../setup/terminal.mjs';

const load = createRequire(join(root, 'package.json'));
const backupLib = (): typeof import('@afya/backup') => load('@afya/backup');
const openDatabase: import('@afya/backup').OpenDatabase = (schema, env) =>
  load(`@afya/${schema.replace('_', '-')}/database`).openDatabase(env);

type Work = (backends: Pick<Backends, 'databaseUrl' | 'redisUrl'>, signal?: AbortSignal) => Promise<void>;

/** `npm run databases -- backup <folder>`, whether the product runs or not. */
export async function backup(args: string[]) {
  const { folder } = parse(args, 'backup <folder>');
  // Not built here: the product may be running from the present build.
  requireBuilt('libs/backup/dist/index.js');
  const databaseUrl =
    process.env.DATABASE_URL || (holderOf(localDir) === undefined ? undefined : runningBackends().database);
  await onBackends(databaseUrl, (backends) =>
    report(() => backupLib().reportBackup({ ...dataPlaces(backends), folder })),
  );
}

/** `npm run databases -- restore <folder> [--replace]`, while the product does not run. */
export async function restore(args: string[]) {
  const { folder, replaces } = parse(args, 'restore <folder> [--replace]', { replace: { type: 'boolean' } });
  const given = ['DATABASE_URL', 'REDIS_URL', 'BUS_REDIS_URL', 'QUEUE_REDIS_URL'].filter((name) => process.env[name]);
  await onBackends(process.env.DATABASE_URL, async (backends, signal) => {
    await ensureBuild(signal);
    await report(() => backupLib().reportRestore({ ...dataPlaces(backends), folder, replaces, openDatabase }));
    if (given.length === 0) return emptyRedis(backends.redisUrl);
    printLine('Now empty Redis, both roles (redis-cli FLUSHALL): what it stores is of another time.');
    printLine('Then start the product.');
  });
}

/** Works on the database of the URL, or on the backends of this checkout, which are started for it. */
async function onBackends(databaseUrl: string | undefined, work: Work) {
  // Neither command uses Redis then; the services' environment names one.
  if (databaseUrl) return work({ databaseUrl, redisUrl: process.env.REDIS_URL || 'redis://127.0.0.1' });
  const wasStopped = await withRun({ stateDir: localDir, doing: 'npm run databases' }, async (run) =>
    work(await prepareBackends(run), run.lifetime.signal),
  );
  if (wasStopped) throw new PlainError('stopped before it was complete');
}

/** Its logins, wake-up jobs and versions of messages do not belong to the restored data. */
async function emptyRedis(url: string) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 3 });
  await redis.flushall();
  redis.disconnect();
  printLine('Redis is empty: everybody logs in again. Start the product.');
}

function dataPlaces(backends: Parameters<Work>[0]) {
  const env = serviceEnv(localDir, backends);
  const { databaseUrl } = backends;
  return { databaseUrl, store: load('@afya/storage').createObjectStore(env), dataKeys: env.DATA_KEYS ?? '' };
}

async function report(work: () => Promise<string[]>) {
  try {
    for (const line of await work()) printLine(line);
  } catch (error) {
    throw error instanceof backupLib().BackupError ? new PlainError(error.message) : error;
  }
}

function parse(args: string[], usage: string, options: import('node:util').ParseArgsOptionsConfig = {}) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder] = positionals;
    if (folder !== undefined && positionals.length === 1) return { folder, replaces: values.replace === true };
  } catch {
    // the usage below
  }
  throw new PlainError(`Usage: npm run databases -- ${usage}`);
}
