import { type RpcContext, RpcHandler } from '@afya/messaging';
import { RecordConsent, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireOwner } from '../sessions/session-access';
import { ConsentRepository } from './consent.repository';

@Controller()
export class RecordConsentHandler {
  constructor(private readonly consents: ConsentRepository) {}

  /** `recorded`: false when it was recorded before. Refused with ACCESS_DENIED without a caller. */
  @RpcHandler(RecordConsent)
  async execute(consent: RpcRequest<typeof RecordConsent>, { actor }: RpcContext): Promise<{ recorded: boolean }> {
    return { recorded: await this.consents.record(requireOwner(actor), consent) };
  }
}
