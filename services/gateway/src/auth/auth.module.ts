import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller';
import { LoginThrottle } from './login-throttle';
import { PasswordStrategy } from './password.strategy';
import { SignInHandler } from './sign-in.handler';

@Module({ controllers: [AuthController], providers: [LoginThrottle, PasswordStrategy, SignInHandler] })
export class AuthModule {}
