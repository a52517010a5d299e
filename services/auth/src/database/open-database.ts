import { createDataSource, Database, runMigrations } from '@afya/database';
import { type DatabaseEnv } from '../auth.env';
import { CreateAccount1780000000000 } from './migrations/create-account';

/** Connects to the service's schema, brought up to date unless MIGRATE_ON_START is off. */
export async function openDatabase(env: DatabaseEnv): Promise<Database> {
  const dataSource = createDataSource({
    url: env.DATABASE_URL,
    schema: 'auth',
    poolSize: env.DATABASE_POOL,
    migrations: [CreateAccount1780000000000],
  });
  await dataSource.initialize();
  if (env.MIGRATE_ON_START) await runMigrations(dataSource);
  return new Database(dataSource);
}
