import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError, logger } from '@afya/runtime';
import { EraseAccount, ExportAccount, ListIdleAccounts, type Actor, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { KeptAccounts } from './kept-accounts';

@Controller()
export class EraseRpcController {
  constructor(private readonly accounts: KeptAccounts) {}

  @RpcHandler(ExportAccount)
  async export({ userId }: RpcRequest<typeof ExportAccount>, { actor }: RpcContext) {
    if (actor.userId !== userId) requireSystem(actor);
    return this.accounts.read(userId);
  }

  @RpcHandler(EraseAccount)
  async erase({ userId }: RpcRequest<typeof EraseAccount>, { actor }: RpcContext) {
    requireSystem(actor);
    const erased = await this.accounts.erase(userId);
    if (erased) logger.info('account erased');
    return { erased };
  }

  @RpcHandler(ListIdleAccounts)
  async listIdle({ idleSince, after, limit }: RpcRequest<typeof ListIdleAccounts>, { actor }: RpcContext) {
    requireSystem(actor);
    return { userIds: await this.accounts.listIdle(idleSince, after, limit) };
  }
}

function requireSystem({ role }: Actor): void {
  if (role !== 'system') throw new AppError('ACCESS_DENIED');
}
