import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module';
import { CommitTurnHandler } from './commit-turn.handler';
import { FailTurnHandler } from './fail-turn.handler';
import { LeasesRpcController } from './leases.rpc.controller';
import { ReleaseLeaseHandler } from './release-lease.handler';
import { RenewTurnHandler } from './renew-turn.handler';
import { ReportDeadWorkerHandler } from './report-dead-worker.handler';
import { ShowProgressHandler } from './show-progress.handler';
import { TakeTurnHandler } from './take-turn.handler';
import { TurnProgressRpcController } from './turn-progress.rpc.controller';
import { TurnSettler } from './turn-settler';
import { TurnsRpcController } from './turns.rpc.controller';

@Module({
  imports: [OutboxModule],
  controllers: [LeasesRpcController, TurnsRpcController, TurnProgressRpcController],
  providers: [
    CommitTurnHandler,
    FailTurnHandler,
    ReleaseLeaseHandler,
    RenewTurnHandler,
    ReportDeadWorkerHandler,
    ShowProgressHandler,
    TakeTurnHandler,
    TurnSettler,
  ],
})
export class TurnsModule {}
