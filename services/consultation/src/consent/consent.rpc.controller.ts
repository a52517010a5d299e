import { RpcContext, RpcHandler } from '@afya/messaging';
import { RecordConsent, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { RecordConsentHandler } from './record-consent.handler';

@Controller()
export class ConsentRpcController {
  constructor(private readonly recordConsent: RecordConsentHandler) {}

  @RpcHandler(RecordConsent)
  record(request: RpcRequest<typeof RecordConsent>, { actor }: RpcContext) {
    return this.recordConsent.execute(request, actor);
  }
}
