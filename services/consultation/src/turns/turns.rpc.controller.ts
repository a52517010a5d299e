import { RpcContext, RpcHandler } from '@afya/messaging';
import { CommitTurn, FailTurn, type RpcRequest, TakeTurn } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../sessions/session-access';
import { CommitTurnHandler } from './commit-turn.handler';
import { FailTurnHandler } from './fail-turn.handler';
import { TakeTurnHandler } from './take-turn.handler';

/** For workers only: they speak for the system and see what no caller of the product may. */
@Controller()
export class TurnsRpcController {
  constructor(
    private readonly takeTurn: TakeTurnHandler,
    private readonly commitTurn: CommitTurnHandler,
    private readonly failTurn: FailTurnHandler,
  ) {}

  @RpcHandler(TakeTurn)
  async take(request: RpcRequest<typeof TakeTurn>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.takeTurn.execute(request);
  }

  @RpcHandler(CommitTurn)
  async commit(request: RpcRequest<typeof CommitTurn>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.commitTurn.execute(request);
  }

  @RpcHandler(FailTurn)
  async fail(request: RpcRequest<typeof FailTurn>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.failTurn.execute(request);
  }
}
