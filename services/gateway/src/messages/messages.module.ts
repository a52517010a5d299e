import { MiddlewareConsumer, Module, NestModule } from '@nestjs/common';
import { jsonBody } from '../platform/validation/strict-json';
import { MessagesController } from './messages.controller';
import { RatingController } from './rating.controller';
import { UnchangedPolls } from './unchanged-polls';

@Module({ controllers: [MessagesController, RatingController], providers: [UnchangedPolls] })
export class GatewayMessagesModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(jsonBody).forRoutes(RatingController);
  }
}
