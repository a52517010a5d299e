import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { runLong } from './terminal.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/** The Node 24 among the packages. */
export const nodeBinary = join(root, 'node_modules/node/bin/node');
// npm writes its own record of the installation last, so an interrupted installation counts as none.
const installedLock = join(root, 'node_modules/.package-lock.json');

/** Installs the packages of package-lock.json unless they are installed. */
export async function ensurePackages() {
  const wanted = readLock(join(root, 'package-lock.json'));
  if (existsSync(installedLock) && existsSync(nodeBinary) && isComplete(wanted, readLock(installedLock))) return;
  await runLong({
    what: `installing ${Object.keys(wanted.packages).length} packages (npm install; the first time takes a few minutes)`,
    command: 'npm',
    // With a line for each fetched package, which is shown as progress. Not `npm ci`: it refuses a lock file that lacks optional packages of other systems, which `install` adds where they are needed.
    args: ['install', '--no-save', '--no-progress', '--no-audit', '--no-fund', '--loglevel=http'],
    cwd: root,
    // npm may replace files in node_modules, so it must not run on the Node inside.
    env: { ...process.env, PATH: pathWithoutPackages(process.env.PATH ?? '') },
  });
}

/**
 * Whether every package of the lock file is installed in that version; optional ones may be missing.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function isComplete(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    const found = installed.packages[path];
    const mayBeMissing = path === '' || optional === true || devOptional === true;
    return found === undefined ? mayBeMissing : found.version === version;
  });
}

/** @param {string} path the PATH variable */
export function pathWithoutPackages(path) {
  const folders = path.split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

/** @param {string} file @returns {Lock} */
const readLock = (file) => JSON.parse(readFileSync(file, 'utf8'));
