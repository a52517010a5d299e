import { join } from 'node:path';
import { withClient } from '../backends/database.mjs';
import { PlainError } from '../setup/say.mjs';
import { nameOf, quoted, readRelations, schemas } from './catalogue.mjs';
import { eraseAgain, readErasedSince } from './erased-since.mjs';
import { tableFile } from './manifest.mjs';
import { copyObjectsIn } from './objects.mjs';
import { copyIn } from './parts.mjs';
import { limitMigrations, makeSchema, openSchemas } from './services.mjs';
import { verifyBackup } from './verify-backup.mjs';

/**
 * @typedef {{
 *   databaseUrl: string, store: import('@afya/storage').ObjectStore, dataKeys: string, folder: string, replaces: boolean
 * }} RestoreOptions
 * `replaces`: whether what is in the database goes.
 */

/**
 * Makes the database and the object store what a backup holds: all of it, in one transaction, or nothing. The schemas are made by the
 * migrations that the backup's had; later ones run when the services start. What was erased since is asked to be erased again, where
 * the database that is replaced still knows of it.
 * @param {RestoreOptions} options
 * @returns {Promise<{ manifest: import('./manifest.mjs').Manifest, erasures: number }>}
 * @throws {PlainError} when the backup is not whole or too new, or the database is in use or not empty; nothing has changed then
 */
export async function restoreBackup(options) {
  const { databaseUrl, folder, dataKeys } = options;
  const manifest = await verifyBackup(folder);
  await withClient(databaseUrl, (client) => refuseUnfit(client, options));
  const { sources, close } = await openSchemas({ schemas, databaseUrl, dataKeys });
  try {
    for (const [schema, source] of sources)
      limitMigrations(source, { schema, names: manifest.migrations[schema] ?? [] });
    const runner = /** @type {import('typeorm').DataSource} */ (sources.get('consultation')).createQueryRunner();
    /** @type {import('pg').PoolClient} */
    const client = await runner.connect();
    try {
      await client.query('BEGIN');
      const erasures = await replaceAll(client, { ...options, manifest, runner, sources });
      await client.query('COMMIT');
      await client.query('ANALYZE');
      return { manifest, erasures };
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  } finally {
    await close();
  }
}

/** @param {import('pg').Client} client @param {RestoreOptions} options @throws {PlainError} */
async function refuseUnfit(client, { replaces }) {
  const { rows } = await client.query(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'afya-%'`,
  );
  if (rows.length > 0)
    throw new PlainError(
      `The product still uses this database (${rows.map(({ name }) => name).join(', ')}): stop it first.`,
    );
  if (replaces) return;
  const { tables } = await readRelations(client);
  for (const table of tables.filter(({ name }) => name !== 'migration')) {
    const found = await client.query(`SELECT EXISTS (SELECT FROM ${quoted(table)}) AS any`);
    if (found.rows[0].any)
      throw new PlainError(`The database is not empty (${nameOf(table)}): add --replace if all that is in it may go.`);
  }
}

/**
 * @param {import('pg').ClientBase} client
 * @param {RestoreOptions & {
 *   manifest: import('./manifest.mjs').Manifest, runner: import('typeorm').QueryRunner,
 *   sources: Map<string, import('typeorm').DataSource>
 * }} options
 */
async function replaceAll(client, { manifest, runner, sources, store, folder }) {
  await client.query(`SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres'`);
  await client.query(`SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0`);
  const erased = await readErasedSince(client, manifest.at);
  await client.query(`DROP SCHEMA IF EXISTS ${schemas.join(', ')} CASCADE`);
  for (const source of sources.values()) await makeSchema(source, runner);
  await client.query(`TRUNCATE ${manifest.tables.map(quoted).join(', ')}`);
  for (const { schema, name, parent, bound } of manifest.partitions) {
    const partition = quoted({ schema, name });
    const of = quoted({ schema, name: parent });
    await client.query(`CREATE TABLE IF NOT EXISTS ${partition} PARTITION OF ${of} ${bound}`);
  }
  for (const table of manifest.tables) {
    const rows = await copyIn(client, table, join(folder, tableFile(table)));
    if (rows !== table.rows) throw new Error(`${nameOf(table)} has ${rows} rows, the backup has ${table.rows}`);
  }
  for (const { lastValue, isCalled, ...sequence } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(sequence), lastValue, isCalled]);
  const erasures = await eraseAgain(client, erased);
  const objects = await copyObjectsIn({ store, folder });
  if (objects !== manifest.objects.rows) throw new Error(`${objects} files, the backup has ${manifest.objects.rows}`);
  return erasures;
}
