import { Module } from '@nestjs/common';
import { MessagesController } from './messages.controller';
import { RatingController } from './rating.controller';
import { UnchangedPolls } from './unchanged-polls';

@Module({ controllers: [MessagesController, RatingController], providers: [UnchangedPolls] })
export class GatewayMessagesModule {}
