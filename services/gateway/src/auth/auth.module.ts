import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller';
import { ChangePasswordHandler } from './change-password.handler';
import { ClaimVisitorHandler } from './claim-visitor.handler';
import { KnownBrowsers } from './known-browsers';
import { LoginsController } from './logins.controller';
import { LoginThrottle } from './login-throttle';
import { OpenLoginHandler } from './open-login.handler';
import { PasswordController } from './password.controller';
import { PasswordStrategy } from './password.strategy';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorHandler } from './second-factor/second-factor.handler';
import { SignInHandler } from './sign-in.handler';
import { StepUpController } from './step-up.controller';
import { StepUpHandler } from './step-up.handler';

@Module({
  exports: [LoginThrottle],
  controllers: [AuthController, LoginsController, PasswordController, SecondFactorController, StepUpController],
  providers: [
    ChangePasswordHandler,
    ClaimVisitorHandler,
    KnownBrowsers,
    LoginThrottle,
    OpenLoginHandler,
    PasswordStrategy,
    SecondFactorHandler,
    SignInHandler,
    StepUpHandler,
  ],
})
export class AuthModule {}
