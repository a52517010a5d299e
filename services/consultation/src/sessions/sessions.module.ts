import { Module } from '@nestjs/common';
import { ClaimSessionsHandler } from './claim-sessions.handler';
import { ConfidenceRpcController } from './confidence.rpc.controller';
import { GetConfidenceHandler } from './get-confidence.handler';
import { GetSessionHandler } from './get-session.handler';
import { ListSessionsHandler } from './list-sessions.handler';
import { OpenSessionHandler } from './open-session.handler';
import { SessionsRpcController } from './sessions.rpc.controller';
import { WaitingLine } from './waiting-line';

@Module({
  controllers: [ConfidenceRpcController, SessionsRpcController],
  providers: [
    ClaimSessionsHandler,
    GetConfidenceHandler,
    GetSessionHandler,
    ListSessionsHandler,
    OpenSessionHandler,
    WaitingLine,
  ],
})
export class SessionsModule {}
