import { RpcContext, RpcHandler } from '@afya/messaging';
import { ListIdleAccounts, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AccountRepository } from '../accounts/account.repository';
import { requireSystem } from '../accounts/authorise';

@Controller()
export class ListIdleAccountsHandler {
  constructor(private readonly accounts: AccountRepository) {}

  @RpcHandler(ListIdleAccounts)
  async execute(request: RpcRequest<typeof ListIdleAccounts>, { actor }: RpcContext) {
    requireSystem(actor);
    return { userIds: await this.accounts.listIdle(request) };
  }
}
