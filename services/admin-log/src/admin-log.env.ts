import { envVariables, loadEnv } from '@afya/runtime';
import * as z from 'zod';

const database = {
  DATABASE_URL: envVariables.postgresUrl,
  MIGRATIONS_DATABASE_URL: envVariables.postgresUrl.optional(),
  DATABASE_POOL: envVariables.count(10),
  MIGRATE_ON_START: envVariables.flag(true),
  DATA_KEYS: envVariables.dataKeys,
};
const schema = z.object({
  ...database,
  BUS_REDIS_URL: envVariables.redisUrl,
  QUEUE_REDIS_URL: envVariables.redisUrl,
  RPC_KEY: envVariables.text,
  RPC_PUBLIC_KEYS: envVariables.text,
  /** days that an event is kept */
  LOG_RETENTION_DAYS: envVariables.count(90),
});
export type AdminLogEnv = z.infer<typeof schema>;

/** Injection token of the service's environment. */
export const ADMIN_LOG_ENV = Symbol('AdminLogEnv');

export const loadAdminLogEnv = (): AdminLogEnv => loadEnv(schema);
/** The commands need only the database and its keys. */
export const loadDatabaseEnv = () => loadEnv(z.object(database));
