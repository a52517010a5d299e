import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { ChatController } from './chat.controller';
import { FileKeeper } from './file-keeper';
import { SendMessageHandler } from './send-message.handler';
import { UploadReceiver } from './upload-receiver';

@Module({
  imports: [SessionsModule],
  controllers: [ChatController],
  providers: [FileKeeper, SendMessageHandler, UploadReceiver],
})
export class ChatModule {}
