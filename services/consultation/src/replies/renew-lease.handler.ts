import { type RpcContext, RpcHandler } from '@afya/messaging';
import { RenewLease, type RpcRequest } from '@afya/service-contracts';
import { Controller, Inject } from '@nestjs/common';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { requireSystem } from '../sessions/session-access';
import { ReplyRepository } from './reply.repository';

@Controller()
export class RenewLeaseHandler {
  constructor(
    private readonly replies: ReplyRepository,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'LEASE_MS'>,
  ) {}

  /** Extends a valid lease to its full length from now. Refused with ACCESS_DENIED unless a service calls. */
  @RpcHandler(RenewLease)
  async execute(
    { sessionId, token }: RpcRequest<typeof RenewLease>,
    { actor }: RpcContext,
  ): Promise<{ renewed: boolean }> {
    requireSystem(actor);
    return { renewed: await this.replies.renew({ sessionId, token, leaseMs: this.env.LEASE_MS }) };
  }
}
