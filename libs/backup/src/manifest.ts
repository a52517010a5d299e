import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error';
import { nameOf, type Partition, type Relation, type Sequence, type Table } from './catalogue';
import { type Part } from './parts';

/** Version of the layout of a backup; other versions are refused. */
const FORMAT = 1;

interface Rows extends Part {
  rows: number;
}
export interface ObjectRows extends Rows {
  bytesOfFiles: number;
  missing: number;
}
export interface Manifest {
  /** the moment of the snapshot, by the database's clock */
  at: string;
  migrations: Record<string, string[]>;
  tables: (Table & Rows)[];
  partitions: Partition[];
  sequences: Sequence[];
  objects: ObjectRows;
  /** identifies the required keys; the keys themselves are not stored */
  dataKeys: KeyName[];
}
export interface KeyName {
  id: string;
  check: string;
}

export const OBJECTS_FILE = 'objects.gz';
export const tableFile = (table: Relation) => join('tables', `${nameOf(table)}.gz`);
export function objectFile(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return join('objects', hash.slice(0, 2), hash);
}

/** Written last: a folder without a manifest is not a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const content = { format: FORMAT, ...manifest };
  const file = await open(join(folder, 'manifest.json'), 'wx', 0o600);
  await file.writeFile(`${JSON.stringify({ sha256: digestOf(content), ...content }, null, 1)}\n`);
  await file.sync();
  await file.close();
}

/** @throws {BackupError} when the manifest is missing, cut off or changed */
export function readManifest(folder: string): Manifest {
  const { sha256, ...content } = parseManifest(folder);
  if (content.format !== FORMAT)
    throw new BackupError(`${folder}: a backup of format ${content.format}; this Afya reads format ${FORMAT}.`);
  if (sha256 !== digestOf(content)) throw new BackupError(`${folder}: manifest.json was changed since it was written.`);
  return content;
}

function parseManifest(folder: string): Manifest & { format: number; sha256: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'its manifest.json is cut off' : 'there is no manifest.json in it';
    throw new BackupError(`${folder} is not a complete backup: ${why}.`);
  }
}

const digestOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Names the keys of DATA_KEYS by id and by a check value from which the key cannot be derived. */
export function namesOfKeys(dataKeys: string): KeyName[] {
  return dataKeys.split(',').map((entry) => {
    const [id = '', key = ''] = entry.trim().split(':');
    const check = createHmac('sha256', Buffer.from(key, 'base64')).update('afya backup').digest('hex').slice(0, 16);
    return { id, check };
  });
}

/** The ids of the keys that a backup needs and DATA_KEYS lacks. */
export function missingKeys(manifest: Manifest, dataKeys: string): string[] {
  const present = new Set(namesOfKeys(dataKeys).map(({ check }) => check));
  return manifest.dataKeys.filter(({ check }) => !present.has(check)).map(({ id }) => id);
}
