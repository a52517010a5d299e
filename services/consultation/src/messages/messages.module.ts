import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { AcceptMessageHandler } from './accept-message.handler';
import { FindAcceptedMessageHandler } from './find-accepted-message.handler';
import { ListMessagesHandler } from './list-messages.handler';
import { RateMessageHandler } from './rate-message.handler';
import { MessageScan, RedFlagScanner } from './scan/red-flag-scanner';
import { ScanQuota } from './scan/scan-quota';

@Module({
  imports: [OutboxModule],
  controllers: [AcceptMessageHandler, FindAcceptedMessageHandler, ListMessagesHandler, RateMessageHandler],
  providers: [MessageScan, RedFlagScanner, ScanQuota],
})
export class MessagesModule {}
