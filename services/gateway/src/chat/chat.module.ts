import { Module } from '@nestjs/common';
import { GatewayFilesModule } from '../files/files.module';
import { AttachmentStore } from './attachment-store';
import { ChatController } from './chat.controller';
import { StopReplyController } from './stop-reply.controller';
import { SubmitMessageHandler } from './submit-message.handler';
import { UploadReceiver } from './upload-receiver';
import { NamedUploads } from './named-uploads';

@Module({
  imports: [GatewayFilesModule],
  controllers: [ChatController, StopReplyController],
  providers: [AttachmentStore, NamedUploads, SubmitMessageHandler, UploadReceiver],
})
export class ChatModule {}
