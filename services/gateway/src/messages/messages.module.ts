import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { MessagesController } from './messages.controller';
import { ReadMessagesHandler } from './read-messages.handler';
import { SessionVersions } from './session-versions';

@Module({
  imports: [SessionsModule],
  controllers: [MessagesController],
  providers: [ReadMessagesHandler, SessionVersions],
})
export class MessagesModule {}
