import { createRequire } from 'node:module';
import { root } from '../setup/paths.mjs';
import { PlainError } from '../setup/say.mjs';

const load = createRequire(`${root}/package.json`);
/** The service that owns a schema. @param {string} schema */
const packageOf = (schema) => `@afya/${schema.replace('_', '-')}/database`;

/** @typedef {import('typeorm').DataSource} DataSource */

/** The store that the services use in this environment. @param {NodeJS.ProcessEnv} env @returns {import('@afya/storage').ObjectStore} */
export function objectStoreOf(env) {
  return load('@afya/storage').createObjectStore(env);
}

/**
 * The services' own ways into their schemas, with the migrations that they know. Nothing is migrated by it.
 * @param {{ schemas: string[], databaseUrl: string, dataKeys: string }} options
 * @returns {Promise<{ sources: Map<string, DataSource>, close: () => Promise<void> }>}
 */
export async function openSchemas({ schemas, databaseUrl, dataKeys }) {
  const DATA_KEYS = load('@afya/runtime').parseDataKeys(dataKeys);
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: 2, MIGRATE_ON_START: false, DATA_KEYS };
  /** @type {Map<string, { dataSource: DataSource, close: () => Promise<void> }>} */
  const databases = new Map();
  const close = async () => {
    await Promise.all([...databases.values()].map((database) => database.close()));
  };
  try {
    for (const schema of schemas) databases.set(schema, await load(packageOf(schema)).openDatabase(env));
  } catch (error) {
    await close();
    throw error;
  }
  const sources = new Map([...databases].map(([schema, { dataSource }]) => [schema, dataSource]));
  return { sources, close };
}

/**
 * Leaves a data source only the migrations that a backup's schema has had.
 * @param {DataSource} source
 * @param {{ schema: string, names: string[] }} had
 * @throws {PlainError} when this code does not know one of them
 */
export function limitMigrations(source, { schema, names }) {
  const known = new Map(
    source.migrations.map((migration) => [migration.name ?? migration.constructor.name, migration]),
  );
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new PlainError(
      `The backup is of a newer Afya: this one does not know ${unknown.join(', ')} of ${schema}. Install the newer one.`,
    );
  const had = [...known].filter(([name]) => names.includes(name)).map(([, migration]) => migration);
  source.migrations.splice(0, Infinity, ...had);
}

/**
 * Makes a schema anew, on one connection and in its transaction.
 * @param {DataSource} source
 * @param {import('typeorm').QueryRunner} runner
 */
export async function makeSchema(source, runner) {
  const { MigrationExecutor } = load('typeorm');
  const { schema } = /** @type {{ schema: string }} */ (source.options);
  await runner.query(`CREATE SCHEMA "${schema}"`);
  await runner.query(`SET LOCAL search_path = "${schema}"`);
  const executor = new MigrationExecutor(source, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}
