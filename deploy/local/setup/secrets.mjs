import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const names = /** @type {const} */ (['RPC_SECRET', 'COOKIE_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD']);

/**
 * Random secrets, made once and kept in a file that only its owner may read.
 * @param {string} stateDir
 * @returns {Record<(typeof names)[number], string>}
 */
export function keptSecrets(stateDir) {
  const file = join(stateDir, 'secrets.json');
  const known = readSecrets(file);
  const all = Object.fromEntries(names.map((name) => [name, known[name] ?? randomBytes(32).toString('hex')]));
  if (names.some((name) => known[name] === undefined))
    writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  return /** @type {Record<(typeof names)[number], string>} */ (all);
}

/** @param {string} file @returns {Record<string, string>} */
function readSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // A damaged file must not be replaced silently: the password of the kept database is in it.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw error;
  }
}
