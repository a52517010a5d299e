import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { Cookies } from './cookies';
import { CurrentAccount } from './current-account';
import { CurrentAdmin } from './current-admin';
import { KnownBrowsers } from './known-browsers';
import { LoginThrottle } from './login-throttle';
import { LoginSessionStore } from './login-session.store';
import { LoginUseGuard } from './login-use.guard';
import { OwnedSessions } from './owned-sessions';

const loginSessionStore = {
  provide: LoginSessionStore,
  useFactory: (redis: Redis, { ADMIN_IDLE_MS }: Pick<GatewayEnv, 'ADMIN_IDLE_MS'>) =>
    new LoginSessionStore(redis, ADMIN_IDLE_MS),
  inject: [Redis, GATEWAY_ENV],
};

@Global()
@Module({
  providers: [
    Cookies,
    CurrentAccount,
    CurrentAdmin,
    KnownBrowsers,
    LoginThrottle,
    OwnedSessions,
    loginSessionStore,
    { provide: APP_GUARD, useClass: LoginUseGuard },
  ],
  exports: [Cookies, CurrentAccount, CurrentAdmin, KnownBrowsers, LoginThrottle, LoginSessionStore, OwnedSessions],
})
export class IdentityModule {}
