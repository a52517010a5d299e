import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, startOf } from '../processes/identity.mjs';
import { stopProcess } from '../processes/stop.mjs';
import { makeDir } from '../setup/paths.mjs';
import { PlainError, complain } from '../setup/say.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { AppendOnlyFile, reportsDamage } from './append-only-file.mjs';
import { portFor } from './ports.mjs';
import { redisUserLines } from './redis-users.mjs';
import { ServerNotReady, startServer } from './server-process.mjs';

/** Milliseconds in which it may save what it has when it is stopped. */
const stopLimitMs = 10_000;

/**
 * Starts one Redis server for both roles, bus and queue. It keeps the queue through a restart. A damaged append-only file is put aside.
 * @param {{
 *   program: string, stateDir: string, registry: import('../processes/registry.mjs').ProcessRegistry,
 *   again?: { port: number, signal: AbortSignal }
 * }} options `again`: instead of one that died
 * @returns {Promise<import('./supervised-backend.mjs').Backend>}
 * @throws {PlainError} when it does not start; the message holds its last words
 */
export async function startRedis({ program, stateDir, registry, again }) {
  const dir = makeDir(join(stateDir, 'redis'), 0o700);
  const config = join(dir, 'redis.conf');
  await stopLeftover({ dir, config });
  const port = await portFor({ stateDir, name: 'redis', again });
  const password = keptSecrets(stateDir).REDIS_PASSWORD;
  // In a file, not on the command line, which every user of the machine can read.
  const users = redisUserLines(stateDir);
  writeFileSync(config, configOf({ dir, port, password, users }), { mode: 0o600 });
  const server = await startWhole(dir, {
    name: 'Redis',
    command: [program, config],
    cwd: dir,
    log: join(makeDir(join(stateDir, 'logs')), 'redis.log'),
    isRestart: again !== undefined,
    stopSignal: 'SIGTERM',
    stopLimitMs,
    // Printed after it has read its files, by Redis and by Valkey.
    isReady: ({ output }) => output().includes('Ready to accept connections'),
    registry,
    signal: again?.signal,
  });
  return { url: `redis://default:${password}@127.0.0.1:${port}`, ...server };
}

/** Two servers on one folder damage its files: stops the one that still runs. @param {{ dir: string, config: string }} options */
async function stopLeftover({ dir, config }) {
  const note = join(dir, 'redis.pid');
  const pid = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  if (pid > 0 && commandOf(pid).includes(config)) {
    await stopProcess({ pid, start: startOf(pid), limitMs: stopLimitMs });
  }
}

/**
 * Starts it, if need be without what its append-only file cannot give back.
 * @param {string} dir
 * @param {import('./server-process.mjs').ServerSpec} spec
 */
async function startWhole(dir, spec) {
  const server = await startUnlessDamaged(spec);
  if (server !== undefined) return server;
  const files = new AppendOnlyFile(dir);
  const dropped = files.dropZeroTail();
  const mended = dropped > 0 ? await startUnlessDamaged(spec) : undefined;
  if (mended !== undefined) {
    complain(
      new PlainError(
        `Redis' append-only file was damaged: ${dropped} empty bytes at its end were dropped; log-ins of the last second before the damage may be lost. The damaged files are in ${files.aside}`,
      ),
    );
    return mended;
  }
  files.remove({ hasCopy: dropped > 0 });
  complain(
    new PlainError(
      `Redis' append-only file was damaged, so Redis starts empty: everyone has to log in again, and queued wake-ups are rebuilt from Postgres. The damaged files are in ${files.aside}`,
    ),
  );
  return startServer(spec);
}

/** @param {import('./server-process.mjs').ServerSpec} spec @returns {Promise<import('./server-process.mjs').Server | undefined>} */
async function startUnlessDamaged(spec) {
  try {
    return await startServer(spec);
  } catch (error) {
    if (error instanceof ServerNotReady && reportsDamage(error.output)) return undefined;
    throw error;
  }
}

/** @param {{ dir: string, port: number, password: string, users: string[] }} options */
function configOf({ dir, port, password, users }) {
  return `bind 127.0.0.1
port ${port}
requirepass ${password}
${users.join('\n')}
dir "${dir}"
pidfile "${join(dir, 'redis.pid')}"
set-proc-title no
appendonly yes
appendfsync everysec
save ""
maxmemory-policy noeviction
daemonize no
`;
}
