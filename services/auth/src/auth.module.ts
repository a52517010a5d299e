import { Database } from '@afya/database';
import { DynamicModule, Module, OnApplicationShutdown } from '@nestjs/common';
import { AccountRepository } from './accounts/account.repository';
import { AccountsRpcController } from './accounts/accounts.rpc.controller';
import { ChangePasswordHandler } from './accounts/change-password.handler';
import { PostgresAccountRepository } from './accounts/postgres-account.repository';
import { RegisterAccountHandler } from './accounts/register-account.handler';
import { VerifyCredentialsHandler } from './accounts/verify-credentials.handler';
import { EraseRpcController } from './erase/erase.rpc.controller';
import { KeptAccounts } from './erase/kept-accounts';
import { PasswordHasher } from './passwords/password-hasher';
import { PasswordsRpcController } from './passwords/passwords.rpc.controller';

@Module({
  controllers: [AccountsRpcController, PasswordsRpcController, EraseRpcController],
  providers: [
    { provide: AccountRepository, useClass: PostgresAccountRepository },
    ChangePasswordHandler,
    KeptAccounts,
    PasswordHasher,
    RegisterAccountHandler,
    VerifyCredentialsHandler,
  ],
})
export class AuthModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  static with(database: Database): DynamicModule {
    return { module: AuthModule, providers: [{ provide: Database, useValue: database }] };
  }

  /** After the calls have drained. */
  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
