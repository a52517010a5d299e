import { EnvironmentError, logger } from '@afya/runtime';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { createDataSource, type DataSourceInput } from './create-data-source';
import { Database } from './database';
import { runMigrations } from './run-migrations';
import { isSilence } from './unavailable';

/** What a service's environment says of its database. */
export interface DatabaseEnv {
  DATABASE_URL: string;
  /** the role that owns the schema, where the service's own may not change it; default DATABASE_URL */
  MIGRATIONS_DATABASE_URL?: string | undefined;
  /** connections at most */
  DATABASE_POOL: number;
  MIGRATE_ON_START: boolean;
}

interface SchemaOptions {
  schema: string;
  migrations: DataSourceOptions['migrations'];
  /** milliseconds in which a silent network is tried again; a minute unless told */
  patienceMs?: number;
}

/** As long as a bridge of containers can take to find its neighbours again, and more. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;

/**
 * Connects to a service's schema, brought up to date unless MIGRATE_ON_START is off, by the role that owns it. Where no answer comes, or the connection breaks
 * off, it tries again: what a migration had not finished by then has left nothing.
 * @throws EnvironmentError naming the variable when Postgres refuses connection or login, or stays silent
 */
export async function openSchema(env: DatabaseEnv, options: SchemaOptions): Promise<Database> {
  const until = Date.now() + (options.patienceMs ?? PATIENCE_MS);
  for (;;) {
    try {
      return await openOnce(env, options);
    } catch (error) {
      if (!isSilence(error)) throw error;
      if (Date.now() > until) throw unusable('DATABASE_URL', error);
      logger.warn({ err: error }, 'the database gives no answer, and is tried again');
      await pause(RETRY_MS);
    }
  }
}

async function openOnce(env: DatabaseEnv, { schema, migrations }: SchemaOptions): Promise<Database> {
  const { DATABASE_URL: url, MIGRATIONS_DATABASE_URL: ownerUrl, DATABASE_POOL: poolSize, MIGRATE_ON_START } = env;
  if (MIGRATE_ON_START && ownerUrl) {
    const owner = await connect('MIGRATIONS_DATABASE_URL', { url: ownerUrl, schema, poolSize: 2, migrations });
    await runMigrations(owner, otherRole(url, ownerUrl)).finally(() => owner.destroy());
  }
  const dataSource = await connect('DATABASE_URL', { url, schema, poolSize, migrations });
  try {
    if (MIGRATE_ON_START && !ownerUrl) await runMigrations(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return new Database(dataSource);
}

async function connect(variable: string, input: DataSourceInput): Promise<DataSource> {
  const dataSource = createDataSource(input);
  try {
    return await dataSource.initialize();
  } catch (error) {
    throw isSilence(error) ? error : unusable(variable, error);
  }
}

/** The user of the service's URL, unless it is the owner. */
function otherRole(url: string, ownerUrl: string): string | undefined {
  const [service, owner] = [url, ownerUrl].map((each) => decodeURIComponent(new URL(each).username));
  return service === owner ? undefined : service;
}

function unusable(variable: string, error: unknown): EnvironmentError {
  const { code } = error as NodeJS.ErrnoException;
  return new EnvironmentError(`${variable}: the database cannot be used (${code ?? 'no answer'})`, { cause: error });
}
