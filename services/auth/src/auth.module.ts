import { ColumnCipher, Database, measureOutbox } from '@afya/database';
import { EventRelay } from '@afya/events';
import { RpcClient, rpcSecretOf } from '@afya/messaging';
import { createProducer } from '@afya/queue';
import { APPEND_EVENTS } from '@afya/service-contracts';
import { DynamicModule, Module, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { type AuthEnv } from './auth.env';
import { AccountRepository } from './accounts/account.repository';
import { AccountsRpcController } from './accounts/accounts.rpc.controller';
import { ChangePasswordHandler } from './accounts/change-password.handler';
import { ConfirmPasswordHandler } from './accounts/confirm-password.handler';
import { PostgresAccountRepository } from './accounts/postgres-account.repository';
import { RegisterAccountHandler } from './accounts/register-account.handler';
import { VerifyCredentialsHandler } from './accounts/verify-credentials.handler';
import { EraseRpcController } from './erase/erase.rpc.controller';
import { KeptAccounts } from './erase/kept-accounts';
import { PasswordHasher } from './passwords/password-hasher';
import { PasswordsRpcController } from './passwords/passwords.rpc.controller';
import { SecondFactorRpcController } from './second-factor/second-factor.rpc.controller';
import { SecondFactors } from './second-factor/second-factors';
import { VisitsRpcController } from './visits/visits.rpc.controller';

@Module({
  controllers: [
    AccountsRpcController,
    PasswordsRpcController,
    EraseRpcController,
    SecondFactorRpcController,
    VisitsRpcController,
  ],
  providers: [
    { provide: AccountRepository, useClass: PostgresAccountRepository },
    ChangePasswordHandler,
    ConfirmPasswordHandler,
    KeptAccounts,
    PasswordHasher,
    RegisterAccountHandler,
    SecondFactors,
    VerifyCredentialsHandler,
  ],
})
export class AuthModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private unwatch: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly rpc: RpcClient,
  ) {}

  static with(env: AuthEnv, database: Database): DynamicModule {
    const rpc = new RpcClient({ redisUrl: env.BUS_REDIS_URL, secret: rpcSecretOf('auth', env), caller: 'auth' });
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
