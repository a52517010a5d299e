import { spawnSync } from 'node:child_process';
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDir } from '../setup/paths.mjs';
import { PlainError, say } from '../setup/say.mjs';

/**
 * Makes a new server's files, with the user and the database `afya`.
 * @param {{ bin: string, dataDir: string, password: string, user: { uid: number, gid: number } | undefined }} options
 */
export function initialise({ bin, dataDir, password, user }) {
  say('making a new database (Postgres 18)');
  // Made beside its place and moved there when complete, so that an interrupted set-up is never taken for a database.
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  makeDir(fresh, 0o700);
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) [fresh, passwordFile].forEach((path) => chownSync(path, user.uid, user.gid));
  const locale = ['--no-locale', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = ['--username=afya', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(join(bin, 'initdb'), ['-D', fresh, ...locale, ...login], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  refuseUnless(made, 'make its files');
  const alone = ['--single', '-D', fresh, 'postgres'];
  const named = spawnSync(join(bin, 'postgres'), alone, {
    ...user,
    cwd: '/',
    input: 'CREATE DATABASE afya\n',
    encoding: 'utf8',
  });
  refuseUnless(named, 'make its database');
  renameSync(fresh, dataDir);
}

/** @param {import('node:child_process').SpawnSyncReturns<string>} result @param {string} what */
function refuseUnless({ status, stderr, error }, what) {
  if (status !== 0) throw new PlainError(`Postgres could not ${what}: ${stderr?.trim() || error?.message}`);
}
