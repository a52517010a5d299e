import { type DatabaseEnv, openSchema } from '@afya/database';
import { CreateConsultation1780000000000 } from './migrations/create-consultation';

/** Connects to the service's schema. */
export const openDatabase = (env: DatabaseEnv) =>
  openSchema(env, { schema: 'consultation', migrations: [CreateConsultation1780000000000] });
