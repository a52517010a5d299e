import { type Confidence } from '@afya/contracts';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { GetConfidence, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireOwner } from './session-access';
import { SessionRepository } from './session.repository';

@Controller()
export class GetConfidenceHandler {
  constructor(private readonly sessions: SessionRepository) {}

  /** null while there is none. Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  @RpcHandler(GetConfidence)
  async execute({ sessionId }: RpcRequest<typeof GetConfidence>, { actor }: RpcContext): Promise<Confidence | null> {
    return this.sessions.getConfidence({ sessionId, owner: requireOwner(actor) });
  }
}
