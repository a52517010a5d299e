import { type ObjectStore } from '@afya/storage';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { BackupError } from './backup-error';
import { quote, quoted, readMigrations, readRelations, readSequences } from './catalogue';
import { type Manifest, namesOfKeys, tableFile, writeManifest } from './manifest';
import { copyObjectsOut, linesOf } from './objects';
import { copyOut } from './parts';

export interface BackupPlace {
  databaseUrl: string;
  store: ObjectStore;
  /** as the variable DATA_KEYS */
  dataKeys: string;
  folder: string;
}

const KEYS_FILE = 'keys.gz';
/** Makes times in a backup independent of the server's settings, and lets a long copy finish. */
export const COPY_SETTINGS = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0`;

/**
 * Copies the database and the object store to a new folder, from one snapshot, while the product runs. The folder gets its final
 * name when it is complete.
 * @throws {BackupError} when the folder exists already, or there is nothing to back up
 */
export async function makeBackup({ databaseUrl, store, dataKeys, folder }: BackupPlace): Promise<Manifest> {
  const target = resolve(folder);
  if (existsSync(target)) throw new BackupError(`${folder} is there already: choose a new folder.`);
  const unfinished = `${target}.unfinished-${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const snapshot = await copyDatabase(databaseUrl, unfinished);
    const keysFile = join(unfinished, KEYS_FILE);
    const objects = await copyObjectsOut({ store, keys: linesOf(keysFile), folder: unfinished });
    await rm(keysFile);
    if (objects.rows === 0 && objects.missing > 0)
      throw new BackupError(`None of the ${objects.missing} files is in the object store: is it the right one?`);
    const manifest = { ...snapshot, objects, dataKeys: namesOfKeys(dataKeys) };
    await writeManifest(unfinished, manifest);
    await rename(unfinished, target);
    return manifest;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function copyDatabase(databaseUrl: string, folder: string) {
  const client = new Client({ connectionString: databaseUrl, application_name: 'backup of afya' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query(COPY_SETTINGS);
    return await copySnapshot(client, folder);
  } finally {
    await client.end();
  }
}

async function copySnapshot(client: Client, folder: string) {
  // The first statement that reads takes the snapshot: later changes are not in the backup.
  const { rows: clock } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  const { tables, partitions } = await readRelations(client);
  if (tables.length === 0) throw new BackupError('There is nothing in this database: no backup was made.');
  await client.query(`LOCK TABLE ${tables.map(quoted).join(', ')} IN ACCESS SHARE MODE`);
  const copied = [];
  for (const table of tables) {
    const query = `SELECT ${table.columns.map(quote).join(', ')} FROM ${quoted(table)}`;
    copied.push({ ...table, ...(await copyOut(client, query, join(folder, tableFile(table)))) });
  }
  await copyOut(client, 'SELECT DISTINCT object_key FROM consultation.file', join(folder, KEYS_FILE));
  const migrations = await readMigrations(client, tables);
  const sequences = await readSequences(client);
  return { at: clock[0]!.at.toISOString(), migrations, tables: copied, partitions, sequences };
}
