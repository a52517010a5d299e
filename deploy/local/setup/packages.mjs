import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';
import { runLong } from './run-long.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/** Installs what package-lock.json names, unless it is there already. */
export async function ensurePackages() {
  const wanted = /** @type {Lock} */ (readLock('package-lock.json'));
  const installed = readLock('node_modules/.package-lock.json');
  if (installed !== undefined && isComplete(wanted, installed) && existsSync(nodeBinary)) return;
  const total = Object.keys(wanted.packages).length;
  await runLong({
    what: `installing ${total} packages (npm install; the first time takes a few minutes)`,
    command: 'npm',
    // Not `npm ci`: it refuses a lock file that lacks optional packages of other systems, which `install` adds where they are needed.
    args: ['install', '--no-save', '--no-progress', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: root,
    // npm may replace what is in node_modules, so it must not run on the Node inside.
    env: { ...process.env, PATH: pathWithoutPackages(process.env.PATH ?? '') },
    progress: () => `${countUnpacked(join(root, 'node_modules'))} packages unpacked`,
  });
}

/** The Node 24 that comes with the packages. */
export const nodeBinary = join(root, 'node_modules/node/bin/node');

/**
 * Whether everything the lock file names is installed in that version. npm keeps its own record of what it installed and
 * writes it last, so an interrupted installation counts as none.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function isComplete(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    const found = installed.packages[path];
    const mayLack = path === '' || optional === true || devOptional === true;
    return found === undefined ? mayLack : found.version === version;
  });
}

/** @param {string} path the PATH variable */
export function pathWithoutPackages(path) {
  return path
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
}

/** @param {string} name */
function readLock(name) {
  try {
    return /** @type {Lock} */ (JSON.parse(readFileSync(join(root, name), 'utf8')));
  } catch (error) {
    if (name !== 'package-lock.json') return undefined;
    throw error;
  }
}

/** @param {string} folder */
function countUnpacked(folder) {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder);
  const inScopes = names
    .filter((name) => name.startsWith('@'))
    .flatMap((scope) => readdirSync(join(folder, scope)).map((name) => join(scope, name)));
  // npm makes all the folders first; a package is there when its own file is.
  return [...names, ...inScopes].filter((name) => existsSync(join(folder, name, 'package.json'))).length;
}
