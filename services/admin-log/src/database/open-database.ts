import { type DatabaseEnv, openSchema } from '@afya/database';
import { CreateEvent1763600000000 } from './migrations/create-event';

/** Connects to the log's schema. */
export const openDatabase = (env: DatabaseEnv) =>
  openSchema(env, { schema: 'admin_log', migrations: [CreateEvent1763600000000] });
