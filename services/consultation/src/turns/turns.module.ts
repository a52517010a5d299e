import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { CommitTurnHandler } from './commit-turn.handler';
import { FailTurnHandler } from './fail-turn.handler';
import { RenewTurnHandler } from './renew-turn.handler';
import { TakeTurnHandler } from './take-turn.handler';
import { TurnSettler } from './turn-settler';
import { TurnsRpcController } from './turns.rpc.controller';

@Module({
  imports: [OutboxModule],
  controllers: [TurnsRpcController],
  providers: [CommitTurnHandler, FailTurnHandler, RenewTurnHandler, TakeTurnHandler, TurnSettler],
})
export class TurnsModule {}
