import { EnvironmentError } from '@afya/runtime';
import { awaitMigrations } from './await-migrations';
import type { Database } from './database';
import type { DatabaseEnv } from './open-schema';

interface MigrateCommand<ServiceEnv extends DatabaseEnv> {
  loadEnv(): ServiceEnv;
  open(env: ServiceEnv): Promise<Database>;
}

/**
 * The migration command of a service, so that the service itself can start with MIGRATE_ON_START=false. It may run again or twice at
 * the same time: an advisory lock lets one through. With `--wait` it only waits until another process has migrated. Exit code 1 when
 * the environment is invalid or Postgres cannot be reached.
 */
export async function runMigrate<ServiceEnv extends DatabaseEnv>({
  loadEnv,
  open,
}: MigrateCommand<ServiceEnv>): Promise<void> {
  const onlyWaits = process.argv.includes('--wait');
  try {
    const database = await open({ ...loadEnv(), MIGRATE_ON_START: !onlyWaits });
    if (onlyWaits)
      await awaitMigrations(database.dataSource, (missing) => console.log(`waiting for ${missing.join(', ')}`));
    await database.close();
    console.log('the schema is up to date');
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
