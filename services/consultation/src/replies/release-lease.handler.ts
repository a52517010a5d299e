import { type RpcContext, RpcHandler } from '@afya/messaging';
import { ReleaseLease, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { OutboxRelay } from '../outbox/outbox.relay';
import { requireSystem } from '../sessions/session-access';
import { ReplyRepository } from './reply.repository';

@Controller()
export class ReleaseLeaseHandler {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly relay: OutboxRelay,
  ) {}

  /** Ends the caller's lease and wakes another worker. A repeat does nothing. Refused with ACCESS_DENIED unless a service calls. */
  @RpcHandler(ReleaseLease)
  async execute(
    { sessionId, token }: RpcRequest<typeof ReleaseLease>,
    { actor }: RpcContext,
  ): Promise<{ released: boolean }> {
    requireSystem(actor);
    const released = await this.replies.release(sessionId, token);
    if (released) this.relay.wake();
    return { released };
  }
}
