import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallDebianPackages, findProgram, installDebianPackage } from '../setup/programs.ts';
import { makeDir } from '../setup/paths.mjs';
import { savedSecrets } from '../../secrets/secrets.mjs';
import { PlainError, printError, printLine } from '../setup/terminal.mjs';
import { AppendOnlyFile, reportsDamage } from './append-only-file.ts';
import { portFor } from './ports.ts';
import { redisUserLines } from './redis-users.ts';
import {
  ServerNotReady,
  startServer,
  stopLeftover,
  type Backend,
  type ServerPlace,
  type ServerSpec,
} from './server.ts';

const STOP = { signal: 'SIGTERM', limitMs: 10_000 } as const;
const programs = ['redis-server', 'valkey-server'];

/**
 * Starts one Redis server for both roles, bus and queue. Queued jobs survive a restart. A damaged append-only file is set aside.
 * @throws {PlainError} with the last output when it does not start
 */
export async function startRedis({ program, ...place }: ServerPlace & { program: string }): Promise<Backend> {
  const { stateDir } = place;
  const dir = makeDir(join(stateDir, 'redis'), 0o700);
  const config = join(dir, 'redis.conf');
  await stopLeftover(join(dir, 'redis.pid'), config, STOP);
  const port = await portFor(stateDir, 'redis', place.restart);
  const password = savedSecrets(stateDir).REDIS_PASSWORD;
  // In a file, not on the command line, which every user of the machine can read.
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    ...redisUserLines(stateDir),
    `dir "${dir}"`,
    `pidfile "${join(dir, 'redis.pid')}"`,
    'set-proc-title no',
    ...Object.entries(redisSettings).map(([name, value]) => `${name} ${value}`),
    'daemonize no',
  ];
  printLine(`starting Redis (${program})`);
  writeFileSync(config, `${settings.join('\n')}\n`, { mode: 0o600 });
  const server = await startReadable(dir, {
    ...place,
    name: 'Redis',
    command: [program, config],
    cwd: dir,
    stopSignal: STOP.signal,
    stopLimitMs: STOP.limitMs,
    // Printed after it has read its files, by Redis and by Valkey.
    isReady: ({ output }) => output().includes('Ready to accept connections'),
  });
  return { ...server, url: `redis://default:${password}@127.0.0.1:${port}` };
}

/** For the queue: every command is stored, and none is evicted. */
export const redisSettings = {
  appendonly: 'yes',
  appendfsync: 'everysec',
  save: '""',
  'maxmemory-policy': 'noeviction',
};

/** Starts it, without the damaged part of its append-only file if there is one. */
async function startReadable(dir: string, spec: ServerSpec) {
  const server = await startUnlessDamaged(spec);
  if (server !== undefined) return server;
  const files = new AppendOnlyFile(dir);
  const dropped = files.dropZeroTail();
  const repaired = dropped > 0 ? await startUnlessDamaged(spec) : undefined;
  if (repaired === undefined) files.remove({ hasCopy: dropped > 0 });
  const loss = repaired
    ? `: ${dropped} empty bytes at its end were dropped; log-ins of the last second before the damage may be lost.`
    : ', so Redis starts empty: everyone has to log in again, and queued wake-ups are rebuilt from Postgres.';
  const message = `Redis' append-only file was damaged${loss} The damaged files are in ${files.aside}`;
  printError(new PlainError(message));
  return repaired ?? startServer(spec);
}

async function startUnlessDamaged(spec: ServerSpec) {
  try {
    return await startServer(spec);
  } catch (error) {
    if (error instanceof ServerNotReady && reportsDamage(error.output)) return undefined;
    throw error;
  }
}

/**
 * The path of a Redis or Valkey server; installed when it is missing and this process may.
 * @throws {PlainError} that names what to install
 */
export async function redisProgram(signal?: AbortSignal): Promise<string> {
  let program = findProgram(programs);
  if (program === undefined && canInstallDebianPackages()) {
    await installDebianPackage('redis-server', 'there is no redis-server or valkey-server', signal);
    program = findProgram(programs);
  }
  if (program === undefined)
    throw new PlainError(
      'Redis is missing: install redis-server or valkey-server (Debian: apt-get install redis-server; macOS: brew install redis). npm start also takes the one of REDIS_URL.',
    );
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).match(/v=(\d+\.\d+)/)?.[1] ?? '0';
  if (!isRecent(version)) throw new PlainError(`${program} is version ${version}; 7 or newer is needed.`);
  return program;
}

/** Whether the server has all the commands that the product sends (BLMPOP came with 7.0). */
export const isRecent = (version: string) => Number(version.split('.')[0]) >= 7;

export async function checkRedis(url: string) {
  // Loaded only here: it takes 15 MB for as long as the product runs.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 3_000, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}
