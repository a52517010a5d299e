import { type DatabaseEnv } from '@afya/database';
import { envVariables, loadEnv } from '@afya/runtime';
import * as z from 'zod';

const database = {
  DATABASE_URL: envVariables.postgresUrl,
  MIGRATIONS_DATABASE_URL: envVariables.postgresUrl.optional(),
  DATABASE_POOL: envVariables.count(10),
  MIGRATE_ON_START: envVariables.flag(true),
};
const schema = z.object({
  ...database,
  BUS_REDIS_URL: envVariables.redisUrl,
  QUEUE_REDIS_URL: envVariables.redisUrl,
  RPC_KEY: envVariables.text,
  RPC_PUBLIC_KEYS: envVariables.text,
  DATA_KEYS: envVariables.dataKeys,
});
export type AuthEnv = z.infer<typeof schema>;

export const loadAuthEnv = (): AuthEnv => loadEnv(schema);
export const loadResealEnv = () => loadEnv(z.object({ ...database, DATA_KEYS: envVariables.dataKeys }));
/** The admin command only needs the database. */
export const loadDatabaseEnv = (): DatabaseEnv => loadEnv(z.object(database));
