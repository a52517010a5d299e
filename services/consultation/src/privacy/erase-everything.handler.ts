import { type RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { EraseEverything, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { ownersOf } from './owners';
import { ErasureAcceptance } from './erasure-acceptance';

@Controller()
export class EraseEverythingHandler {
  constructor(private readonly erasures: ErasureAcceptance) {}

  /** Refused with ACCESS_DENIED when the call has neither a visitor nor a user. */
  @RpcHandler(EraseEverything)
  async execute(_request: RpcRequest<typeof EraseEverything>, { actor }: RpcContext): Promise<{ erasureId: string }> {
    const owners = ownersOf(actor);
    if (owners.length === 0) throw new AppError('ACCESS_DENIED');
    return this.erasures.acceptOwners(owners, actor.userId ? 'user' : 'visitor');
  }
}
