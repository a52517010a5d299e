import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { CommitTurnHandler } from './commit-turn.handler';
import { FailTurnHandler } from './fail-turn.handler';
import { RenewTurnHandler } from './renew-turn.handler';
import { ShowProgressHandler } from './show-progress.handler';
import { TakeTurnHandler } from './take-turn.handler';
import { TurnProgressRpcController } from './turn-progress.rpc.controller';
import { TurnSettler } from './turn-settler';
import { TurnsRpcController } from './turns.rpc.controller';

@Module({
  imports: [OutboxModule],
  controllers: [TurnsRpcController, TurnProgressRpcController],
  providers: [CommitTurnHandler, FailTurnHandler, RenewTurnHandler, ShowProgressHandler, TakeTurnHandler, TurnSettler],
})
export class TurnsModule {}
