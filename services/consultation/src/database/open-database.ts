import { ColumnCipher, type DatabaseEnv, openSchema } from '@afya/database';
import { type DataKeys } from '@afya/runtime';
import { AddPrivacy1790000001500 } from './migrations/add-privacy';
import { AddProgress1790000000500 } from './migrations/add-progress';
import { CreateConsultation1780000000000 } from './migrations/create-consultation';
import { AddLimits1790000003000 } from './migrations/add-limits';
import { sealContent1790000002000 } from './migrations/seal-content';

/** Connects to the service's schema. */
export function openDatabase(env: DatabaseEnv & { DATA_KEYS: DataKeys }) {
  const cipher = new ColumnCipher(env.DATA_KEYS);
  const migrations = [
    CreateConsultation1780000000000,
    AddProgress1790000000500,
    sealContent1790000002000(cipher),
    AddPrivacy1790000001500,
    AddLimits1790000003000,
  ];
  return openSchema(env, { schema: 'consultation', migrations });
}
