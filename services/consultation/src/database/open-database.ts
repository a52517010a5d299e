import { createDataSource, Database, runMigrations } from '@afya/database';
import { type ConsultationEnv } from '../consultation.env';
import { CreateConsultation1780000000000 } from './migrations/create-consultation';

export type DatabaseEnv = Pick<ConsultationEnv, 'DATABASE_URL' | 'DATABASE_POOL' | 'MIGRATE_ON_START'>;

/** Connects to the service's schema, brought up to date unless MIGRATE_ON_START is off. */
export async function openDatabase(env: DatabaseEnv): Promise<Database> {
  const dataSource = createDataSource({
    url: env.DATABASE_URL,
    schema: 'consultation',
    poolSize: env.DATABASE_POOL,
    migrations: [CreateConsultation1780000000000],
  });
  await dataSource.initialize();
  if (env.MIGRATE_ON_START) await runMigrations(dataSource);
  return new Database(dataSource);
}
