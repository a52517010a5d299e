import { RpcContext, RpcHandler } from '@afya/messaging';
import { ReleaseLease, RenewTurn, ReportDeadWorker, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../sessions/session-access';
import { ReleaseLeaseHandler } from './release-lease.handler';
import { RenewTurnHandler } from './renew-turn.handler';
import { ReportDeadWorkerHandler } from './report-dead-worker.handler';

/** For workers only. */
@Controller()
export class LeasesRpcController {
  constructor(
    private readonly renewTurn: RenewTurnHandler,
    private readonly releaseLease: ReleaseLeaseHandler,
    private readonly reportDeadWorker: ReportDeadWorkerHandler,
  ) {}

  @RpcHandler(RenewTurn)
  async renew(request: RpcRequest<typeof RenewTurn>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.renewTurn.execute(request);
  }

  @RpcHandler(ReleaseLease)
  async release(request: RpcRequest<typeof ReleaseLease>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.releaseLease.execute(request);
  }

  @RpcHandler(ReportDeadWorker)
  async reportDead(request: RpcRequest<typeof ReportDeadWorker>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.reportDeadWorker.execute(request);
  }
}
