import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { MessagesController } from './messages.controller';
import { SessionVersions } from './session-versions';

@Module({ imports: [SessionsModule], controllers: [MessagesController], providers: [SessionVersions] })
export class MessagesModule {}
