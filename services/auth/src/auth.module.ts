import { ColumnCipher, Database, measureOutbox } from '@afya/database';
import { EventRelay } from '@afya/events';
import { RpcClient, RpcKeys } from '@afya/messaging';
import { createProducer } from '@afya/queue';
import { APPEND_EVENTS } from '@afya/service-contracts';
import { DynamicModule, Module, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { type AuthEnv } from './auth.env';
import { AccountRepository } from './accounts/account.repository';
import { ChangePasswordHandler } from './accounts/change-password.handler';
import { ConfirmPasswordHandler } from './accounts/confirm-password.handler';
import { GetAccountHandler } from './accounts/get-account.handler';
import { PasswordCheck } from './accounts/password-check';
import { RecoverAccountHandler } from './accounts/recover-account.handler';
import { RegisterAccountHandler } from './accounts/register-account.handler';
import { SetRecoveryCodeHandler } from './accounts/set-recovery-code.handler';
import { VerifyCredentialsHandler } from './accounts/verify-credentials.handler';
import { AdminVisitRepository } from './admin/admin-visit.repository';
import { NoteAdminVisitHandler } from './admin/note-admin-visit.handler';
import { PasswordHasher } from './passwords/password-hasher';
import { PostgresAdminVisitRepository } from './persistence/postgres-admin-visit.repository';
import { TypeOrmAccountRepository } from './persistence/typeorm-account.repository';
import { TypeOrmSecondFactorRepository } from './persistence/typeorm-second-factor.repository';
import { EraseAccountHandler } from './privacy/erase-account.handler';
import { ExportAccountHandler } from './privacy/export-account.handler';
import { ListIdleAccountsHandler } from './privacy/list-idle-accounts.handler';
import { SecondFactorHandler } from './second-factor/second-factor.handler';
import { SecondFactorRepository } from './second-factor/second-factor.repository';
import { SecondFactors } from './second-factor/second-factors';

@Module({
  controllers: [
    ChangePasswordHandler,
    ConfirmPasswordHandler,
    EraseAccountHandler,
    ExportAccountHandler,
    GetAccountHandler,
    ListIdleAccountsHandler,
    NoteAdminVisitHandler,
    RecoverAccountHandler,
    RegisterAccountHandler,
    SecondFactorHandler,
    SetRecoveryCodeHandler,
    VerifyCredentialsHandler,
  ],
  providers: [
    { provide: AccountRepository, useClass: TypeOrmAccountRepository },
    { provide: AdminVisitRepository, useClass: PostgresAdminVisitRepository },
    { provide: SecondFactorRepository, useClass: TypeOrmSecondFactorRepository },
    PasswordCheck,
    PasswordHasher,
    SecondFactors,
  ],
})
export class AuthModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private unwatch: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly rpc: RpcClient,
  ) {}

  static with(env: AuthEnv, database: Database): DynamicModule {
    const rpc = new RpcClient({ redisUrl: env.BUS_REDIS_URL, keys: new RpcKeys('auth', env) });
    const queue = createProducer(APPEND_EVENTS, { redisUrl: env.QUEUE_REDIS_URL, isNeeded: false });
    const providers = [
      { provide: Database, useValue: database },
      { provide: ColumnCipher, useValue: new ColumnCipher(env.DATA_KEYS) },
      { provide: RpcClient, useValue: rpc },
      { provide: EventRelay, useValue: new EventRelay({ database, rpc, queue }) },
    ];
    return { module: AuthModule, providers };
  }

  onApplicationBootstrap(): void {
    this.unwatch = measureOutbox(this.database, ['event']);
  }

  /** After the calls have drained and the relay has stopped. */
  async onApplicationShutdown(): Promise<void> {
    this.unwatch();
    await Promise.all([this.database.close(), this.rpc.close()]);
  }
}
