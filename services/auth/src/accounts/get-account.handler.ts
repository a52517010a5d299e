import { RpcContext, RpcHandler } from '@afya/messaging';
import { GetAccount, type Account, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AccountRepository } from './account.repository';
import { requireSystem } from './authorise';

@Controller()
export class GetAccountHandler {
  constructor(private readonly accounts: AccountRepository) {}

  @RpcHandler(GetAccount)
  async execute({ userId }: RpcRequest<typeof GetAccount>, { actor }: RpcContext): Promise<Account | null> {
    if (actor.userId !== userId) requireSystem(actor);
    return this.accounts.find(userId);
  }
}
