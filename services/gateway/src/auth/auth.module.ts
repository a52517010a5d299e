import { MiddlewareConsumer, Module, NestModule, Inject } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { jsonBody } from '../platform/validation/strict-json';
import { Cookies } from '../identity/cookies';
import { loginSession } from '../identity/login-session';
import { AccountController } from './account.controller';
import { AuthController } from './auth.controller';
import { ChangeOwnPasswordHandler } from './change-own-password.handler';
import { ClaimVisitorHandler } from './claim-visitor.handler';
import { LoginsController } from './logins.controller';
import { OpenLoginHandler } from './open-login.handler';
import { PasswordController } from './password.controller';
import { PasswordStrategy } from './password.strategy';
import { ForgottenPasswordHandler } from './forgotten-password.handler';
import { RecoveryController } from './recovery.controller';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorLoginHandler } from './second-factor/second-factor-login.handler';
import { SignInHandler } from './sign-in.handler';
import { StepUpController } from './step-up.controller';
import { StepUpHandler } from './step-up.handler';

/** The controllers that start, change or end a login; only they need express-session. */
const LOGIN_CONTROLLERS = [
  AuthController,
  PasswordController,
  RecoveryController,
  SecondFactorController,
  StepUpController,
];

@Module({
  controllers: [AccountController, LoginsController, ...LOGIN_CONTROLLERS],
  providers: [
    ChangeOwnPasswordHandler,
    ClaimVisitorHandler,
    OpenLoginHandler,
    PasswordStrategy,
    ForgottenPasswordHandler,
    SecondFactorLoginHandler,
    SignInHandler,
    StepUpHandler,
  ],
})
export class GatewayAuthModule implements NestModule {
  constructor(
    private readonly cookies: Cookies,
    private readonly redis: Redis,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'ADMIN_IDLE_MS'>,
  ) {}

  configure(consumer: MiddlewareConsumer): void {
    const session = loginSession(this.cookies, this.redis, this.env.ADMIN_IDLE_MS);
    consumer.apply(jsonBody, session).forRoutes(...LOGIN_CONTROLLERS);
  }
}
