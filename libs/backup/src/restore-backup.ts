import { type DatabaseEnv } from '@afya/database';
import { type DataKeys, parseDataKeys } from '@afya/runtime';
import { join } from 'node:path';
import { Client, type PoolClient } from 'pg';
import { type DataSource, type QueryRunner } from 'typeorm';
import { BackupError } from './backup-error';
import { nameOf, quoted, readRelations, type Schema, schemas } from './catalogue';
import { readLaterErasures, repeatErasures } from './later-erasures';
import { type BackupPlace, COPY_SETTINGS } from './make-backup';
import { type Manifest, tableFile } from './manifest';
import { copyObjectsIn } from './objects';
import { copyIn } from './parts';
import { createSchema, limitMigrations } from './schema-migrations';
import { verifyBackup } from './verify-backup';

/** Connects to a schema as its service does, with all migrations of that service. */
export type OpenDatabase = (
  schema: Schema,
  env: DatabaseEnv & { DATA_KEYS: DataKeys },
) => Promise<{ dataSource: DataSource; close: () => Promise<void> }>;

interface RestoreOptions extends BackupPlace {
  /** whether to delete the data in the database */
  replaces: boolean;
  openDatabase: OpenDatabase;
}
type DataSources = Map<Schema, DataSource>;
interface OpenSchema {
  schema: Schema;
  database: Awaited<ReturnType<OpenDatabase>>;
}

/**
 * Restores the database, in one transaction, and the object store. The schemas are created by the migrations that the backup had
 * run; newer migrations run when the services start. Erasures after the backup are requested again if the replaced database
 * still lists them.
 * @throws {BackupError} when the backup is damaged or too new, or the database is in use or not empty; nothing has changed then
 */
export async function restoreBackup(options: RestoreOptions): Promise<{ manifest: Manifest; erasures: number }> {
  const manifest = await verifyBackup(options.folder);
  await refuseUnsuitableDatabase(options);
  const databases = await openDatabases(options);
  try {
    const sources: DataSources = new Map(databases.map(({ schema, database }) => [schema, database.dataSource]));
    for (const [schema, source] of sources) limitMigrations(source, schema, manifest.migrations[schema] ?? []);
    return { manifest, erasures: await replaceInTransaction(sources, manifest, options) };
  } finally {
    await closeAll(databases);
  }
}

async function openDatabases({ databaseUrl, dataKeys, openDatabase }: RestoreOptions): Promise<OpenSchema[]> {
  const DATA_KEYS = parseDataKeys(dataKeys);
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: 2, MIGRATE_ON_START: false, DATA_KEYS };
  const databases: OpenSchema[] = [];
  try {
    for (const schema of schemas) databases.push({ schema, database: await openDatabase(schema, env) });
    return databases;
  } catch (error) {
    await closeAll(databases);
    throw error;
  }
}

async function closeAll(databases: OpenSchema[]): Promise<void> {
  await Promise.all(databases.map(({ database }) => database.close()));
}

async function refuseUnsuitableDatabase({ databaseUrl, replaces }: RestoreOptions): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseWhileInUse(client);
    if (!replaces) await refuseUnlessEmpty(client);
  } finally {
    await client.end();
  }
}

async function refuseWhileInUse(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'afya-%'`,
  );
  const names = rows.map(({ name }) => name).join(', ');
  if (names !== '') throw new BackupError(`The product still uses this database (${names}): stop it first.`);
}

async function refuseUnlessEmpty(client: Client): Promise<void> {
  const { tables } = await readRelations(client);
  for (const table of tables.filter(({ name }) => name !== 'migration')) {
    const { rows } = await client.query<{ any: boolean }>(`SELECT EXISTS (SELECT FROM ${quoted(table)}) AS any`);
    if (rows[0]!.any)
      throw new BackupError(`The database is not empty (${nameOf(table)}): add --replace to delete all its data.`);
  }
}

async function replaceInTransaction(sources: DataSources, manifest: Manifest, options: RestoreOptions) {
  const runner = sources.get('consultation')!.createQueryRunner();
  const client: PoolClient = await runner.connect();
  try {
    await client.query('BEGIN');
    await client.query(COPY_SETTINGS);
    const erasures = await readLaterErasures(client, manifest.at);
    await createSchemas(sources, runner);
    await copyRows(client, manifest, options.folder);
    const pending = await repeatErasures(client, erasures);
    const objects = await copyObjectsIn(options.store, options.folder);
    if (objects !== manifest.objects.rows) throw new Error(`${objects} files, the backup has ${manifest.objects.rows}`);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return pending;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function createSchemas(sources: DataSources, runner: QueryRunner): Promise<void> {
  await runner.query(`DROP SCHEMA IF EXISTS ${schemas.join(', ')} CASCADE`);
  for (const source of sources.values()) await createSchema(source, runner);
}

async function copyRows(client: PoolClient, manifest: Manifest, folder: string): Promise<void> {
  // Migrations insert rows too.
  await client.query(`TRUNCATE ${manifest.tables.map(quoted).join(', ')}`);
  for (const { schema, name, parent, bound } of manifest.partitions) {
    const parentTable = quoted({ schema, name: parent });
    await client.query(`CREATE TABLE IF NOT EXISTS ${quoted({ schema, name })} PARTITION OF ${parentTable} ${bound}`);
  }
  for (const table of manifest.tables) {
    const rows = await copyIn(client, table, join(folder, tableFile(table)));
    if (rows !== table.rows) throw new Error(`${nameOf(table)} has ${rows} rows, the backup has ${table.rows}`);
  }
  for (const { lastValue, isCalled, ...sequence } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(sequence), lastValue, isCalled]);
}
