import { ColumnCipher, type DatabaseEnv, openSchema } from '@afya/database';
import { type DataKeys } from '@afya/runtime';
import { AppendedBatchEntity } from './entities/appended-batch.entity';
import { ErasedIdEntity } from './entities/erased-id.entity';
import { VerdictEntity } from './entities/verdict.entity';
import { AddAppendedBatch1790000003450 } from './migrations/add-appended-batch';
import { AddErasure1790000001700 } from './migrations/add-erasure';
import { CountDays1790000003510 } from './migrations/count-days';
import { CreateEvent1763600000000 } from './migrations/create-event';
import { FindKinds1790000003500 } from './migrations/find-kinds';
import { keepFigures1790000003300 } from './migrations/keep-figures';
import { indexWords1790000003210 } from './migrations/index-words';
import { OwnMonths1790000009000 } from './migrations/own-months';
import { PartitionEvents1790000003200 } from './migrations/partition-events';
import { TellKinds1790000003220 } from './migrations/tell-kinds';
import { sealEvents1790000002100 } from './migrations/seal-events';
import { SumDays1790000003310 } from './migrations/sum-days';

/** Connects to the schema of the log. */
export function openDatabase(env: DatabaseEnv & { DATA_KEYS: DataKeys }) {
  const cipher = new ColumnCipher(env.DATA_KEYS);
  const migrations = [
    CreateEvent1763600000000,
    AddErasure1790000001700,
    sealEvents1790000002100(cipher),
    PartitionEvents1790000003200,
    indexWords1790000003210(cipher),
    TellKinds1790000003220,
    keepFigures1790000003300(cipher),
    SumDays1790000003310,
    AddAppendedBatch1790000003450,
    FindKinds1790000003500,
    CountDays1790000003510,
    OwnMonths1790000009000,
  ];
  return openSchema(env, {
    schema: 'admin_log',
    entities: [AppendedBatchEntity, ErasedIdEntity, VerdictEntity],
    migrations,
  });
}
