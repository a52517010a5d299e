import { createDataSource, Database, runMigrations } from '@afya/database';
import type { AdminLogEnv } from '../admin-log.env';
import { CreateEvent1763600000000 } from './migrations/create-event';

type DatabaseEnv = Pick<AdminLogEnv, 'DATABASE_URL' | 'DATABASE_POOL' | 'MIGRATE_ON_START'>;

/** Connects to the log's schema and, unless told not to, brings it up to date. */
export async function openDatabase(env: DatabaseEnv): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_POOL: poolSize } = env;
  const dataSource = createDataSource({ url, schema: 'admin_log', migrations: [CreateEvent1763600000000], poolSize });
  await dataSource.initialize();
  if (env.MIGRATE_ON_START) await runMigrations(dataSource);
  return new Database(dataSource);
}
