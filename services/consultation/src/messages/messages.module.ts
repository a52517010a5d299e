import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { ListMessagesHandler } from './list-messages.handler';
import { MessagesRpcController } from './messages.rpc.controller';
import { RedFlagCheck } from './red-flag-check';
import { SendMessageHandler } from './send-message.handler';

@Module({
  imports: [OutboxModule],
  controllers: [MessagesRpcController],
  providers: [ListMessagesHandler, RedFlagCheck, SendMessageHandler],
})
export class MessagesModule {}
