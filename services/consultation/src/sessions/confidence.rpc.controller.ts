import { RpcContext, RpcHandler } from '@afya/messaging';
import { GetConfidence, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { GetConfidenceHandler } from './get-confidence.handler';

@Controller()
export class ConfidenceRpcController {
  constructor(private readonly getConfidence: GetConfidenceHandler) {}

  @RpcHandler(GetConfidence)
  get({ sessionId }: RpcRequest<typeof GetConfidence>, { actor }: RpcContext) {
    return this.getConfidence.execute(sessionId, actor);
  }
}
