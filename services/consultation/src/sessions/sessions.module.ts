import { Module } from '@nestjs/common';
import { ClaimSessionsHandler } from './claim-sessions.handler';
import { GetConfidenceHandler } from './get-confidence.handler';
import { GetSessionHandler } from './get-session.handler';
import { ListSessionsHandler } from './list-sessions.handler';
import { OpenSessionHandler } from './open-session.handler';
import { RenameSessionHandler } from './rename-session.handler';
import { SessionReader } from './session-reader';
import { WaitingLine } from './waiting-line';

@Module({
  controllers: [
    ClaimSessionsHandler,
    GetConfidenceHandler,
    GetSessionHandler,
    ListSessionsHandler,
    OpenSessionHandler,
    RenameSessionHandler,
  ],
  providers: [SessionReader, WaitingLine],
})
export class SessionsModule {}
