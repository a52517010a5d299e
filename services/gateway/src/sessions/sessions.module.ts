import { MiddlewareConsumer, Module, NestModule } from '@nestjs/common';
import { jsonBody } from '../platform/validation/strict-json';
import { FirstVisitor } from './first-visitor';
import { SessionsController } from './sessions.controller';

@Module({ controllers: [SessionsController], providers: [FirstVisitor] })
export class GatewaySessionsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(jsonBody).forRoutes(SessionsController);
  }
}
