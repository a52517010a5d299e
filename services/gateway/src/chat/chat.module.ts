import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ChatController } from './chat.controller';
import { FileKeeper } from './file-keeper';
import { ReceiveMessageHandler } from './receive-message.handler';
import { SendMessageHandler } from './send-message.handler';
import { UploadPlaces } from './upload-places';
import { UploadReceiver } from './upload-receiver';

@Module({
  imports: [SessionsModule, FilesModule],
  controllers: [ChatController],
  providers: [FileKeeper, ReceiveMessageHandler, SendMessageHandler, UploadPlaces, UploadReceiver],
})
export class ChatModule {}
