import { join } from 'node:path';
import { PlainError } from '../setup/say.mjs';
import { nameOf } from './catalogue.mjs';
import { namesOfKeys, objectsFile, readManifest, tableFile } from './manifest.mjs';
import { verifyObjects } from './objects.mjs';
import { readPart } from './parts.mjs';

/** Postgres' own words for the part of a table by time; anything else would be run as SQL. */
const BOUND = /^(?:DEFAULT|FOR VALUES FROM \('[\d :+-]+'\) TO \('[\d :+-]+'\))$/;

/**
 * Reads every byte of a backup and compares it with what was written.
 * @param {string} folder
 * @returns {Promise<import('./manifest.mjs').Manifest>}
 * @throws {PlainError} for the first thing that is missing or was changed
 */
export async function verifyBackup(folder) {
  const manifest = readManifest(folder);
  const files = [...manifest.tables.map((table) => ({ path: tableFile(table), sha256: table.sha256 }))];
  for (const { path, sha256 } of [...files, { path: objectsFile, sha256: manifest.objects.sha256 }]) {
    const part = await readPart(join(folder, path)).catch(() => undefined);
    if (part?.sha256 !== sha256) throw new PlainError(`${folder}: ${path} is missing or was changed.`);
  }
  await verifyObjects(folder);
  const odd = manifest.partitions.find(({ bound }) => !BOUND.test(bound));
  if (odd) throw new PlainError(`${folder}: the partition ${nameOf(odd)} has no bounds that can be read.`);
  return manifest;
}

/**
 * The keys that a backup needs and that are not given, by their ids.
 * @param {import('./manifest.mjs').Manifest} manifest
 * @param {string} dataKeys
 */
export function missingKeys({ dataKeys: needed }, dataKeys) {
  const given = new Set(namesOfKeys(dataKeys).map(({ check }) => check));
  return needed.filter(({ check }) => !given.has(check)).map(({ id }) => id);
}
