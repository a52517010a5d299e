import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PlainError, say } from '../setup/say.mjs';
import { makeDir, outsideDir, root } from '../setup/paths.mjs';

const userName = 'afya-postgres';

/**
 * Postgres refuses to run as root, so root gives it an account of its own.
 * @returns {{ uid: number, gid: number } | undefined} undefined for an ordinary user, who runs it as themself
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  if (spawnSync('id', ['-u', userName]).status !== 0) {
    say(`making the system user ${userName}: Postgres does not run as root`);
    const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', userName], { encoding: 'utf8' });
    if (made.status !== 0) {
      throw new PlainError(
        `Postgres cannot run as root and the user ${userName} could not be made: ${made.stderr ?? made.error?.message}`,
      );
    }
  }
  const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, userName], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * Where the programs and the data may live: in the checkout, or below /var/lib/afya when the user cannot enter the checkout.
 * @param {{ packageDir: string, stateDir: string, user: { uid: number, gid: number } | undefined }} wanted
 * @returns {{ packageDir: string, stateDir: string }}
 */
export function reachablePlace({ packageDir, stateDir, user }) {
  const canEnter = (/** @type {string} */ dir) => spawnSync('test', ['-x', dir], { ...user, cwd: '/' }).status === 0;
  if (user === undefined || (canEnter(packageDir) && canEnter(stateDir))) return { packageDir, stateDir };
  const copy = join(outsideDir, 'postgres-18.4');
  if (!existsSync(copy)) {
    say(`copying Postgres to ${copy}: ${userName} cannot enter this folder`);
    makeDir(dirname(copy));
    // Moved to its name when complete: an interrupted copy is made anew.
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(packageDir, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  return { packageDir: copy, stateDir: makeDir(join(outsideDir, relative(root, stateDir))) };
}
