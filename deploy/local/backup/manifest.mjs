import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOf } from './catalogue.mjs';
import { PlainError } from '../setup/say.mjs';

/** Of the way in which a backup is laid out; another one is refused. */
const FORMAT = 1;

/**
 * @typedef {import('./parts.mjs').Part & { rows: number }} Rows
 * @typedef {{
 *   at: string, migrations: Record<string, string[]>, tables: (import('./catalogue.mjs').Table & Rows)[],
 *   partitions: import('./catalogue.mjs').Partition[], sequences: import('./catalogue.mjs').Sequence[],
 *   objects: Rows & { bytesOfFiles: number, missing: number }, dataKeys: { id: string, check: string }[]
 * }} Manifest
 * What a backup holds. `at`: the moment that it shows, by the database's clock. `dataKeys`: which keys it needs, not the keys.
 */

/** @param {{ schema: string, name: string }} table */
export const tableFile = (table) => join('tables', `${nameOf(table)}.gz`);
export const objectsFile = 'objects.gz';
/** @param {string} key */
export function objectFile(key) {
  const hash = createHash('sha256').update(key).digest('hex');
  return join('objects', hash.slice(0, 2), hash);
}

/** Written last: a folder without it is no backup. @param {string} folder @param {Manifest} manifest */
export async function writeManifest(folder, manifest) {
  const content = { format: FORMAT, ...manifest };
  const file = await open(join(folder, 'manifest.json'), 'wx', 0o600);
  await file.writeFile(`${JSON.stringify({ sha256: digestOf(content), ...content }, null, 1)}\n`);
  await file.sync();
  await file.close();
}

/** @param {string} folder @returns {Manifest} @throws {PlainError} unless it is there and as it was written */
export function readManifest(folder) {
  const { sha256, ...content } = parsed(folder);
  if (content.format !== FORMAT)
    throw new PlainError(`${folder}: a backup of format ${content.format}; this Afya reads format ${FORMAT}.`);
  if (sha256 !== digestOf(content)) throw new PlainError(`${folder}: manifest.json was changed since it was written.`);
  return content;
}

/** @param {string} folder */
function parsed(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'its manifest.json is cut off' : 'there is no manifest.json in it';
    throw new PlainError(`${folder} is no whole backup: ${why}.`);
  }
}

/** @param {unknown} content */
const digestOf = (content) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * The keys by their ids, and by something that only the key itself gives and that does not lead back to it.
 * @param {string} dataKeys as the variable DATA_KEYS
 */
export function namesOfKeys(dataKeys) {
  return dataKeys.split(',').map((entry) => {
    const [id = '', key = ''] = entry.trim().split(':');
    const check = createHmac('sha256', Buffer.from(key, 'base64')).update('afya backup').digest('hex').slice(0, 16);
    return { id, check };
  });
}
