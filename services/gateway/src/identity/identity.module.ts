import { Global, Module } from '@nestjs/common';
import { CurrentAccount } from './current-account';
import { LoginSessionStore } from './login-session.store';

@Global()
@Module({ providers: [CurrentAccount, LoginSessionStore], exports: [CurrentAccount, LoginSessionStore] })
export class IdentityModule {}
