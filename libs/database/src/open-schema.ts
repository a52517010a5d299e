import { EnvironmentError } from '@afya/runtime';
import { type DataSource, type DataSourceOptions } from 'typeorm';
import { createDataSource } from './create-data-source';
import { Database } from './database';
import { runMigrations } from './run-migrations';

/** What a service's environment says of its database. */
export interface DatabaseEnv {
  DATABASE_URL: string;
  /** connections at most */
  DATABASE_POOL: number;
  MIGRATE_ON_START: boolean;
}

/**
 * Connects to a service's schema, brought up to date unless MIGRATE_ON_START is off.
 * @throws EnvironmentError naming DATABASE_URL when Postgres cannot be reached or refuses the login
 */
export async function openSchema(
  { DATABASE_URL: url, DATABASE_POOL: poolSize, MIGRATE_ON_START }: DatabaseEnv,
  { schema, migrations }: { schema: string; migrations: DataSourceOptions['migrations'] },
): Promise<Database> {
  const dataSource = createDataSource({ url, schema, poolSize, migrations });
  await connect(dataSource);
  if (MIGRATE_ON_START) await runMigrations(dataSource);
  return new Database(dataSource);
}

async function connect(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EnvironmentError(`DATABASE_URL: the database cannot be used (${code ?? 'no answer'})`, { cause: error });
  }
}
