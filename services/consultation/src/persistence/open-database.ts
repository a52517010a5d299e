import { ColumnCipher, type DatabaseEnv, openSchema } from '@afya/database';
import { type DataKeys } from '@afya/runtime';
import { ENTITIES } from './entities';
import { AddPrivacy1790000001500 } from './migrations/add-privacy';
import { AddOutboxBatch1790000003400 } from './migrations/add-outbox-batch';
import { AddProgress1790000000500 } from './migrations/add-progress';
import { AddLimits1790000003000 } from './migrations/add-limits';
import { AddUploads1790000005000 } from './migrations/add-uploads';
import { AddContentKey1790000006000 } from './migrations/add-content-key';
import { AddMessageVersion1790000007000 } from './migrations/add-message-version';
import { AddRatings1790000008000 } from './migrations/add-ratings';
import { AddSessionTitle1790000009000 } from './migrations/add-session-title';
import { AddFilePrice1790000010000 } from './migrations/add-file-price';
import { AddVoiceNotes1790000011000 } from './migrations/add-voice-notes';
import { CreateConsultation1780000000000 } from './migrations/create-consultation';
import { encryptContent1790000002000 } from './migrations/encrypt-content';

/** Connects to the service's schema. */
export function openDatabase(env: DatabaseEnv & { DATA_KEYS: DataKeys }) {
  const cipher = new ColumnCipher(env.DATA_KEYS);
  const migrations = [
    CreateConsultation1780000000000,
    AddProgress1790000000500,
    AddPrivacy1790000001500,
    encryptContent1790000002000(cipher),
    AddLimits1790000003000,
    AddOutboxBatch1790000003400,
    AddUploads1790000005000,
    AddContentKey1790000006000,
    AddMessageVersion1790000007000,
    AddRatings1790000008000,
    AddSessionTitle1790000009000,
    AddFilePrice1790000010000,
    AddVoiceNotes1790000011000,
  ];
  return openSchema(env, { schema: 'consultation', migrations, entities: ENTITIES });
}
