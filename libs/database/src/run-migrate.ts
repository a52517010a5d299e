import { EnvironmentError } from '@afya/runtime';
import { awaitMigrations } from './await-migrations';
import type { Database } from './database';
import type { DatabaseEnv } from './open-schema';

export interface MigrateCommand<ServiceEnv extends DatabaseEnv> {
  loadEnv(): ServiceEnv;
  open(env: ServiceEnv): Promise<Database>;
}

/**
 * A service's command for a deployment: brings its schema up to date and ends, so that the service itself can start with
 * MIGRATE_ON_START=false. Safe to run again, and at once with another one: an advisory lock lets one at a time through. With
 * `--wait` it changes nothing, and ends when somebody else has done it. Sets the exit code: 1 when the environment does not fit or
 * Postgres cannot be reached.
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
