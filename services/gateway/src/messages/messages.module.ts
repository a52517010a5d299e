import { Module } from '@nestjs/common';
import { MessagesController } from './messages.controller';
import { UnchangedPolls } from './unchanged-polls';

@Module({ controllers: [MessagesController], providers: [UnchangedPolls] })
export class GatewayMessagesModule {}
