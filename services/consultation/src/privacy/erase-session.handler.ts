import { type RpcContext, RpcHandler } from '@afya/messaging';
import { EraseSession, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireOwner } from '../sessions/session-access';
import { ErasureAcceptance } from './erasure-acceptance';

@Controller()
export class EraseSessionHandler {
  constructor(private readonly erasures: ErasureAcceptance) {}

  /** Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  @RpcHandler(EraseSession)
  async execute({ sessionId }: RpcRequest<typeof EraseSession>, { actor }: RpcContext): Promise<{ erasureId: string }> {
    return this.erasures.acceptSession({ sessionId, owner: requireOwner(actor) }, actor.userId ? 'user' : 'visitor');
  }
}
