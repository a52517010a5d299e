import { Module } from '@nestjs/common';
import { FirstVisitor } from './first-visitor';
import { OwnedSessions } from './owned-sessions';
import { SessionsController } from './sessions.controller';

@Module({ controllers: [SessionsController], providers: [FirstVisitor, OwnedSessions], exports: [OwnedSessions] })
export class SessionsModule {}
