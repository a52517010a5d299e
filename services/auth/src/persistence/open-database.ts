import { type DatabaseEnv, openSchema } from '@afya/database';
import { AddOutbox1790000003100 } from './migrations/add-outbox';
import { AddSecondFactor1790000003200 } from './migrations/add-second-factor';
import { AddAccountRecovery1790000004200 } from './migrations/add-account-recovery';
import { AccountEntity } from './entities/account.entity';
import { RecoveryCodeEntity } from './entities/recovery-code.entity';
import { SecondFactorEntity } from './entities/second-factor.entity';
import { CreateAccount1780000000000 } from './migrations/create-account';
import { NoteLogins1790000001600 } from './migrations/note-logins';
import { VersionPasswords1790000001000 } from './migrations/version-passwords';

/** Connects to the service's schema. */
export const openDatabase = (env: DatabaseEnv) =>
  openSchema(env, {
    schema: 'auth',
    entities: [AccountEntity, SecondFactorEntity, RecoveryCodeEntity],
    migrations: [
      CreateAccount1780000000000,
      VersionPasswords1790000001000,
      NoteLogins1790000001600,
      AddOutbox1790000003100,
      AddSecondFactor1790000003200,
      AddAccountRecovery1790000004200,
    ],
  });
