import { RpcContext, RpcHandler } from '@afya/messaging';
import { GiveVerdict, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { GiveVerdictHandler } from './give-verdict.handler';

@Controller()
export class VerdictsRpcController {
  constructor(private readonly verdict: GiveVerdictHandler) {}

  @RpcHandler(GiveVerdict)
  give(request: RpcRequest<typeof GiveVerdict>, { actor }: RpcContext) {
    return this.verdict.execute(request, actor);
  }
}
