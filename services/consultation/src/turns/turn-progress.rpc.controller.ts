import { RpcContext, RpcHandler } from '@afya/messaging';
import { type RpcRequest, ShowProgress } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../sessions/session-access';
import { ShowProgressHandler } from './show-progress.handler';

/** For workers only, as all that has to do with turns. */
@Controller()
export class TurnProgressRpcController {
  constructor(private readonly showProgress: ShowProgressHandler) {}

  @RpcHandler(ShowProgress)
  async progress(request: RpcRequest<typeof ShowProgress>, { actor }: RpcContext) {
    requireSystem(actor);
    return this.showProgress.execute(request);
  }
}
