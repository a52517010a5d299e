import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The checkout's root folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** Where `npm start` keeps its state; `npm test` uses a folder below it. */
export const localDir = resolve(root, '.local');

/** Where root keeps the database when its own user cannot enter the checkout (for example below /root). */
export const outsideDir = `/var/lib/afya/${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;

/** Makes a folder, with its parents. @param {string} path @param {number} [mode] */
export function makeDir(path, mode = 0o755) {
  mkdirSync(path, { recursive: true, mode });
  return path;
}
