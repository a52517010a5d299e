import { Global, Module } from '@nestjs/common';
import { Cookies } from './cookies';
import { CurrentAccount } from './current-account';
import { LoginSessionStore } from './login-session.store';

@Global()
@Module({
  providers: [Cookies, CurrentAccount, LoginSessionStore],
  exports: [Cookies, CurrentAccount, LoginSessionStore],
})
export class IdentityModule {}
