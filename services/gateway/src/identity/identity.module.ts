import { Global, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { Cookies } from './cookies';
import { CurrentAccount } from './current-account';
import { CurrentAdmin } from './current-admin';
import { LoginSessionStore } from './login-session.store';

const loginSessionStore = {
  provide: LoginSessionStore,
  useFactory: (redis: Redis, { ADMIN_IDLE_MS }: Pick<GatewayEnv, 'ADMIN_IDLE_MS'>) =>
    new LoginSessionStore(redis, ADMIN_IDLE_MS),
  inject: [Redis, GATEWAY_ENV],
};

@Global()
@Module({
  providers: [Cookies, CurrentAccount, CurrentAdmin, loginSessionStore],
  exports: [Cookies, CurrentAccount, CurrentAdmin, LoginSessionStore],
})
export class IdentityModule {}
