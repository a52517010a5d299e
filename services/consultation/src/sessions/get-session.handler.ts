import { type Session } from '@afya/contracts';
import { type RpcContext, RpcHandler } from '@afya/messaging';
import { GetSession, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireOwner } from './session-access';
import { SessionReader } from './session-reader';

@Controller()
export class GetSessionHandler {
  constructor(private readonly sessions: SessionReader) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  @RpcHandler(GetSession)
  async execute({ sessionId, network }: RpcRequest<typeof GetSession>, { actor }: RpcContext): Promise<Session> {
    return this.sessions.read({ sessionId, owner: requireOwner(actor) }, network);
  }
}
