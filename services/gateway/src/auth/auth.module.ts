import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller';
import { ChangePasswordHandler } from './change-password.handler';
import { ClaimVisitorHandler } from './claim-visitor.handler';
import { KnownBrowsers } from './known-browsers';
import { LoginThrottle } from './login-throttle';
import { OpenLoginHandler } from './open-login.handler';
import { PasswordController } from './password.controller';
import { PasswordStrategy } from './password.strategy';
import { SignInHandler } from './sign-in.handler';

@Module({
  exports: [LoginThrottle],
  controllers: [AuthController, PasswordController],
  providers: [
    ChangePasswordHandler,
    ClaimVisitorHandler,
    KnownBrowsers,
    LoginThrottle,
    OpenLoginHandler,
    PasswordStrategy,
    SignInHandler,
  ],
})
export class AuthModule {}
