import { type RpcContext, RpcHandler } from '@afya/messaging';
import { ClaimSessions, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireSystem } from './session-access';
import { SessionRepository } from './session.repository';

@Controller()
export class ClaimSessionsHandler {
  constructor(private readonly sessions: SessionRepository) {}

  /** Moves a visitor's sessions to the user; when registering, also the visitor's credits. A repeat finds nothing left to move. */
  @RpcHandler(ClaimSessions)
  async execute(
    { visitorId, userId, occasion }: RpcRequest<typeof ClaimSessions>,
    { actor }: RpcContext,
  ): Promise<{ sessions: number }> {
    requireSystem(actor);
    return { sessions: await this.sessions.claim(`v:${visitorId}`, `u:${userId}`, occasion === 'register') };
  }
}
