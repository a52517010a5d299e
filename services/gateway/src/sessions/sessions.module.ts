import { Module } from '@nestjs/common';
import { FirstVisitor } from './first-visitor';
import { SessionsController } from './sessions.controller';

@Module({ controllers: [SessionsController], providers: [FirstVisitor] })
export class GatewaySessionsModule {}
