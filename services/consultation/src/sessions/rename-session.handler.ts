import { type RpcContext, RpcHandler } from '@afya/messaging';
import { RenameSession, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { storableText } from '../storable';
import { requireOwner } from './session-access';
import { SessionRepository } from './session.repository';

@Controller()
export class RenameSessionHandler {
  constructor(private readonly sessions: SessionRepository) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  @RpcHandler(RenameSession)
  async execute(
    { sessionId, title }: RpcRequest<typeof RenameSession>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof RenameSession>> {
    await this.sessions.rename({ sessionId, owner: requireOwner(actor) }, storableText(title).trim());
    return { renamed: true };
  }
}
