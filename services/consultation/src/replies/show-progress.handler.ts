import { type RpcContext, RpcHandler } from '@afya/messaging';
import { type RpcRequest, type RpcResponse, ShowProgress } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from '../sessions/session-access';
import { SessionVersions } from '../versions/session-versions';
import { ReplyRepository } from './reply.repository';

@Controller()
export class ShowProgressHandler {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly versions: SessionVersions,
  ) {}

  /** Shows in the placeholder what an engine does for its reply, while the lease is valid. Refused with ACCESS_DENIED unless a service calls. */
  @RpcHandler(ShowProgress)
  async execute(
    { step, ...key }: RpcRequest<typeof ShowProgress>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof ShowProgress>> {
    requireSystem(actor);
    const version = await this.replies.showProgress(key, step);
    if (version === null) return { shown: false };
    await this.versions.publish(key.sessionId, version);
    return { shown: true };
  }
}
