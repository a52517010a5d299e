import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { makeDir, outsideDir, root } from '../setup/paths.mjs';
import { PlainError, printLine } from '../setup/terminal.mjs';

const USER_NAME = 'afya-postgres';

export interface SystemUser {
  uid: number;
  gid: number;
}

/** Postgres refuses to run as root, so root creates a system user for it. Undefined for an ordinary user, who runs it directly. */
export function postgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (spawnSync('id', ['-u', USER_NAME]).status !== 0) {
    printLine(`making the system user ${USER_NAME}: Postgres does not run as root`);
    const options = ['--system', '--user-group', '--no-create-home', USER_NAME];
    const { status, stderr, error } = spawnSync('useradd', options, { encoding: 'utf8' });
    const problem = `Postgres cannot run as root and the user ${USER_NAME} could not be made`;
    if (status !== 0) throw new PlainError(`${problem}: ${stderr ?? error?.message}`);
  }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, USER_NAME], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Folders of the programs and the data: in the checkout, or below /var/lib/afya when the user cannot enter the checkout. */
export function reachablePlace(packageDir: string, stateDir: string, user: SystemUser | undefined) {
  const canEnter = (dir: string) => spawnSync('test', ['-x', dir], { ...user, cwd: '/' }).status === 0;
  if (user === undefined || (canEnter(packageDir) && canEnter(stateDir))) return { packageDir, stateDir };
  const copy = join(outsideDir, 'postgres-18.4');
  if (!existsSync(copy)) {
    printLine(`copying Postgres to ${copy}: ${USER_NAME} cannot enter this folder`);
    makeDir(dirname(copy));
    // Renamed when complete, so that an interrupted copy is never used.
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(packageDir, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  return { packageDir: copy, stateDir: makeDir(join(outsideDir, relative(root, stateDir))) };
}
