import { type RpcContext, RpcHandler } from '@afya/messaging';
import { logger } from '@afya/runtime';
import { type RpcRequest, LeaseReply, type ReplyInput } from '@afya/service-contracts';
import { Controller, Inject } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CONSULTATION_ENV, type ConsultationEnv } from '../consultation.env';
import { requireSystem } from '../sessions/session-access';
import { MAX_DEAD_LEASES, ReplyFailure } from './reply-failure';
import { ReplyRepository } from './reply.repository';

@Controller()
export class LeaseReplyHandler {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly failure: ReplyFailure,
    @Inject(CONSULTATION_ENV) private readonly env: Pick<ConsultationEnv, 'LEASE_MS'>,
  ) {}

  /**
   * Leases the session to a worker and returns its lowest pending reply, or null: nothing pending or due, leased by another worker, or
   * for the quarantine lane. When too many workers died with the message, the reply fails. Refused with ACCESS_DENIED unless a service calls.
   */
  @RpcHandler(LeaseReply)
  async execute(
    { sessionId, workerId, lane = 'ordinary', token = randomUUID() }: RpcRequest<typeof LeaseReply>,
    { actor }: RpcContext,
  ): Promise<{ turn: ReplyInput | null }> {
    requireSystem(actor);
    const lease = { sessionId, token, leaseMs: this.env.LEASE_MS };
    const leases = await this.replies.lease(lease, workerId, lane);
    if (leases === null) return { turn: null };
    // A second statement: one that had waited for the row would see the messages of before its wait.
    const turn = await this.replies.nextInput(lease);
    if (!turn || leases <= MAX_DEAD_LEASES) return { turn };
    const { replyId } = turn;
    logger.error({ sessionId, replyId, attempts: MAX_DEAD_LEASES }, 'reply failed: its workers died');
    const key = { sessionId, token, replyId };
    const { next } = await this.failure.record(key, { code: 'INTERNAL', workersDied: true });
    return { turn: next };
  }
}
