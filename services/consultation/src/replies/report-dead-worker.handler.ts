import { type RpcContext, RpcHandler } from '@afya/messaging';
import { ReportDeadWorker, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { OutboxRelay } from '../outbox/outbox.relay';
import { requireSystem } from '../sessions/session-access';
import { ReplyRepository } from './reply.repository';

@Controller()
export class ReportDeadWorkerHandler {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly relay: OutboxRelay,
  ) {}

  /** Counts the lease as one whose worker died. A repeat does nothing. Refused with ACCESS_DENIED unless a service calls. */
  @RpcHandler(ReportDeadWorker)
  async execute(
    { sessionId, workerId }: RpcRequest<typeof ReportDeadWorker>,
    { actor }: RpcContext,
  ): Promise<Record<string, never>> {
    requireSystem(actor);
    if (await this.replies.endDeadLease(sessionId, workerId)) this.relay.wake();
    return {};
  }
}
