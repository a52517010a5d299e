import { EnvironmentError, logger } from '@afya/runtime';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSourceOptions } from 'typeorm';
import { createDataSource, type DataSourceInput, type PooledDataSource } from './create-data-source';
import { Database } from './database';
import { runMigrations } from './run-migrations';
import { isSilence } from './unavailable';

/** The part of a service's environment that concerns its database. */
export interface DatabaseEnv {
  DATABASE_URL: string;
  /** for the role that owns the schema, when the service's own role may not change it; default DATABASE_URL */
  MIGRATIONS_DATABASE_URL?: string | undefined;
  /** maximum of connections */
  DATABASE_POOL: number;
  MIGRATE_ON_START: boolean;
}

interface SchemaOptions {
  schema: string;
  migrations: DataSourceOptions['migrations'];
  entities?: DataSourceOptions['entities'];
  /** how long a network that gives no answer is tried again; default a minute */
  retryForMs?: number;
}

/** Longer than a container bridge takes to find its neighbours again. */
const RETRY_FOR_MS = 60_000;
const RETRY_MS = 1_000;

/**
 * Connects to a service's schema. Unless MIGRATE_ON_START is off, the role that owns the schema migrates it first. Tries again when no
 * answer comes or the connection breaks: an unfinished migration leaves nothing behind.
 * @throws EnvironmentError naming the variable when Postgres refuses connection or login, or gives no answer
 */
export async function openSchema(env: DatabaseEnv, options: SchemaOptions): Promise<Database> {
  const until = Date.now() + (options.retryForMs ?? RETRY_FOR_MS);
  for (;;) {
    try {
      return await openOnce(env, options);
    } catch (error) {
      if (!isSilence(error)) throw error;
      if (Date.now() > until) throw unusable('DATABASE_URL', error);
      logger.warn({ err: error }, 'no answer from the database, trying again');
      await pause(RETRY_MS);
    }
  }
}

async function openOnce(env: DatabaseEnv, { schema, migrations, entities }: SchemaOptions): Promise<Database> {
  const { DATABASE_URL: url, MIGRATIONS_DATABASE_URL: ownerUrl, DATABASE_POOL: poolSize, MIGRATE_ON_START } = env;
  if (MIGRATE_ON_START && ownerUrl) {
    const owner = await connect('MIGRATIONS_DATABASE_URL', { url: ownerUrl, schema, poolSize: 2, migrations });
    await runMigrations(owner, otherRole(url, ownerUrl)).finally(() => owner.destroy());
  }
  const dataSource = await connect('DATABASE_URL', { url, schema, poolSize, migrations, entities });
  try {
    if (MIGRATE_ON_START && !ownerUrl) await runMigrations(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return new Database(dataSource);
}

async function connect(variable: string, input: DataSourceInput): Promise<PooledDataSource> {
  const dataSource = createDataSource(input);
  try {
    return await dataSource.initialize();
  } catch (error) {
    throw isSilence(error) ? error : unusable(variable, error);
  }
}

/** The role in the service's URL, unless it is the owner. */
function otherRole(url: string, ownerUrl: string): string | undefined {
  const [service, owner] = [url, ownerUrl].map((each) => decodeURIComponent(new URL(each).username));
  return service === owner ? undefined : service;
}

function unusable(variable: string, error: unknown): EnvironmentError {
  const { code } = error as NodeJS.ErrnoException;
  return new EnvironmentError(`${variable}: the database cannot be used (${code ?? 'no answer'})`, { cause: error });
}
