import { Global, Module } from '@nestjs/common';
import { LoginSessionStore } from './login-session.store';

@Global()
@Module({ providers: [LoginSessionStore], exports: [LoginSessionStore] })
export class IdentityModule {}
