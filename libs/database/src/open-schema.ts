import { EnvironmentError, logger } from '@afya/runtime';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSourceOptions } from 'typeorm';
import { createDataSource } from './create-data-source';
import { Database } from './database';
import { runMigrations } from './run-migrations';
import { isSilence } from './unavailable';

/** What a service's environment says of its database. */
export interface DatabaseEnv {
  DATABASE_URL: string;
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
 * Connects to a service's schema, brought up to date unless MIGRATE_ON_START is off. Where no answer comes, or the connection breaks
 * off, it tries again: what a migration had not finished by then has left nothing.
 * @throws EnvironmentError naming DATABASE_URL when Postgres refuses connection or login, or stays silent
 */
export async function openSchema(env: DatabaseEnv, options: SchemaOptions): Promise<Database> {
  const until = Date.now() + (options.patienceMs ?? PATIENCE_MS);
  for (;;) {
    try {
      return await openOnce(env, options);
    } catch (error) {
      if (!isSilence(error)) throw error;
      if (Date.now() > until) throw unusable(error);
      logger.warn({ err: error }, 'the database gives no answer, and is tried again');
      await pause(RETRY_MS);
    }
  }
}

async function openOnce(
  { DATABASE_URL: url, DATABASE_POOL: poolSize, MIGRATE_ON_START }: DatabaseEnv,
  { schema, migrations }: SchemaOptions,
): Promise<Database> {
  const dataSource = createDataSource({ url, schema, poolSize, migrations });
  try {
    await dataSource.initialize();
  } catch (error) {
    throw isSilence(error) ? error : unusable(error);
  }
  try {
    if (MIGRATE_ON_START) await runMigrations(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return new Database(dataSource);
}

function unusable(error: unknown): EnvironmentError {
  const { code } = error as NodeJS.ErrnoException;
  return new EnvironmentError(`DATABASE_URL: the database cannot be used (${code ?? 'no answer'})`, { cause: error });
}
