import { type RpcContext, RpcHandler } from '@afya/messaging';
import { FailReply, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../sessions/session-access';
import { ReplyFailure } from './reply-failure';

@Controller()
export class FailReplyHandler {
  constructor(private readonly failure: ReplyFailure) {}

  /** Refused with ACCESS_DENIED unless a service calls, and with TURN_LEASE_LOST when the caller has no valid lease. */
  @RpcHandler(FailReply)
  async execute(
    { sessionId, token, replyId, ...failure }: RpcRequest<typeof FailReply>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof FailReply>> {
    requireSystem(actor);
    return this.failure.record({ sessionId, token, replyId }, failure);
  }
}
