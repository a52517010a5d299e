import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** The checkout's root folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** Where `npm start` stores its data; `npm test` uses a folder below it. */
export const localDir = resolve(root, '.local');

/** Where root stores the database when the system user of Postgres cannot enter the checkout (for example below /root). */
export const outsideDir = `/var/lib/afya/${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;

/** The content of a JSON file; undefined when it is missing or damaged. @param {string} file */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} path @param {number} [mode] */
export function makeDir(path, mode = 0o755) {
  mkdirSync(path, { recursive: true, mode });
  return path;
}

/**
 * Makes a folder that no other user may enter, or closes an existing one to them.
 * @param {string} path
 * @param {number} [group] may pass through it and list nothing: the group of Postgres, when root starts it
 */
export function makePrivateDir(path, group) {
  makeDir(path, 0o700);
  if (group !== undefined) chownSync(path, statSync(path).uid, group);
  const mayPass = group !== undefined || (process.getuid?.() === 0 && (statSync(path).mode & 0o010) !== 0);
  chmodSync(path, mayPass ? 0o710 : 0o700);
  return path;
}
