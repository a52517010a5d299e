import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { FindAcceptedMessageHandler } from './find-accepted-message.handler';
import { ListMessagesHandler } from './list-messages.handler';
import { MessagesRpcController } from './messages.rpc.controller';
import { RedFlagScanner } from './scan/red-flag-scanner';
import { SendMessageHandler } from './send-message.handler';

@Module({
  imports: [OutboxModule],
  controllers: [MessagesRpcController],
  providers: [FindAcceptedMessageHandler, ListMessagesHandler, RedFlagScanner, SendMessageHandler],
})
export class MessagesModule {}
