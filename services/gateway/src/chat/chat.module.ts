import { Module } from '@nestjs/common';
import { GatewayFilesModule } from '../files/files.module';
import { AttachmentStore } from './attachment-store';
import { ChatController } from './chat.controller';
import { StopReplyController } from './stop-reply.controller';
import { SubmitMessageHandler } from './submit-message.handler';
import { UploadReceiver } from './upload-receiver';
import { UploadSlots } from './upload-slots';

@Module({
  imports: [GatewayFilesModule],
  controllers: [ChatController, StopReplyController],
  providers: [AttachmentStore, SubmitMessageHandler, UploadReceiver, UploadSlots],
})
export class ChatModule {}
