import { Module } from '@nestjs/common';
import { OwnedSessions } from './owned-sessions';
import { SessionsController } from './sessions.controller';

@Module({ controllers: [SessionsController], providers: [OwnedSessions], exports: [OwnedSessions] })
export class SessionsModule {}
