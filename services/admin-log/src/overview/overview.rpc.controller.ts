import { RpcContext, RpcHandler } from '@afya/messaging';
import { ReadOverview, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ReadOverviewHandler } from './read-overview.handler';

@Controller()
export class OverviewRpcController {
  constructor(private readonly overview: ReadOverviewHandler) {}

  @RpcHandler(ReadOverview)
  read(request: RpcRequest<typeof ReadOverview>, { actor }: RpcContext) {
    return this.overview.execute(request, actor);
  }
}
