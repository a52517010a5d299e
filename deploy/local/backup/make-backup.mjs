import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { PlainError } from '../setup/say.mjs';
import { quote, quoted, readMigrations, readRelations, readSequences } from './catalogue.mjs';
import { namesOfKeys, tableFile, writeManifest } from './manifest.mjs';
import { copyObjectsOut, linesOf } from './objects.mjs';
import { copyOut } from './parts.mjs';

/**
 * Writes what the database and the object store hold into a new folder, as of one moment, while the product runs. It has its name
 * only when it is whole.
 * @param {{ databaseUrl: string, store: import('@afya/storage').ObjectStore, dataKeys: string, folder: string }} options
 * @returns {Promise<import('./manifest.mjs').Manifest>}
 * @throws {PlainError} when the folder is there already, or there is nothing to back up
 */
export async function makeBackup({ databaseUrl, store, dataKeys, folder }) {
  const target = resolve(folder);
  if (existsSync(target)) throw new PlainError(`${folder} is there already: name a folder that is not.`);
  const unfinished = `${target}.unfinished-${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const ofDatabase = await copyDatabase(databaseUrl, unfinished);
    const keys = join(unfinished, keysFile);
    const objects = await copyObjectsOut({ store, keys: linesOf(keys), folder: unfinished });
    await rm(keys);
    if (objects.rows === 0 && objects.missing > 0)
      throw new PlainError(`None of the ${objects.missing} files is in the object store: is it the right one?`);
    const manifest = { ...ofDatabase, objects, dataKeys: namesOfKeys(dataKeys) };
    await writeManifest(unfinished, manifest);
    await rename(unfinished, target);
    return manifest;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const keysFile = 'keys.gz';

/** @param {string} databaseUrl @param {string} folder */
async function copyDatabase(databaseUrl, folder) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup of afya' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query(`SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres'`);
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0`);
    return await copySnapshot(client, folder);
  } finally {
    await client.end();
  }
}

/** @param {pg.Client} client @param {string} folder */
async function copySnapshot(client, folder) {
  // The first statement that reads takes the snapshot; what is not in it is not in the backup.
  const { rows: clock } = await client.query('SELECT clock_timestamp() AS at');
  const { tables, partitions } = await readRelations(client);
  if (tables.length === 0) throw new PlainError('There is nothing in this database: no backup was made.');
  await client.query(`LOCK TABLE ${tables.map(quoted).join(', ')} IN ACCESS SHARE MODE`);
  const copied = [];
  for (const table of tables) {
    const query = `SELECT ${table.columns.map(quote).join(', ')} FROM ${quoted(table)}`;
    copied.push({ ...table, ...(await copyOut(client, query, join(folder, tableFile(table)))) });
  }
  await copyOut(client, 'SELECT DISTINCT object_key FROM consultation.file', join(folder, keysFile));
  const migrations = await readMigrations(client, tables);
  const sequences = await readSequences(client);
  return { at: clock[0].at.toISOString(), migrations, tables: copied, partitions, sequences };
}
