import { type RpcContext, RpcHandler } from '@afya/messaging';
import { inSpan } from '@afya/runtime';
import { CompleteReply, type RpcRequest, type ReplyInput } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { countRedFlag } from '../metrics/count-events';
import { requireSystem } from '../sessions/session-access';
import { decideReply } from './decide-reply';
import { ReplyCommitter } from './reply-committer';

@Controller()
export class CompleteReplyHandler {
  constructor(private readonly committer: ReplyCommitter) {}

  /**
   * Replaces the placeholder with the reply and moves the session on. A second delivery writes nothing and gets the same answer.
   * Refused with ACCESS_DENIED unless a service calls, and with TURN_LEASE_LOST when the caller has no valid lease.
   */
  @RpcHandler(CompleteReply)
  async execute(
    { reply, ...key }: RpcRequest<typeof CompleteReply>,
    { actor }: RpcContext,
  ): Promise<{ next: ReplyInput | null }> {
    requireSystem(actor);
    const before = await this.committer.read(key);
    if (before.isRepeat) return { next: await this.committer.nextInput(key) };
    const result = decideReply(key, before, reply);
    const next = await inSpan({ name: 'commit reply' }, () => this.committer.complete(key, before, result));
    if (reply.redFlags.length > 0) countRedFlag(reply.adviceLevel ?? 'unknown');
    return { next };
  }
}
