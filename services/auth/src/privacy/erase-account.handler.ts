import { RpcContext, RpcHandler } from '@afya/messaging';
import { logger } from '@afya/runtime';
import { EraseAccount, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AccountRepository } from '../accounts/account.repository';
import { requireSystem } from '../accounts/authorise';

@Controller()
export class EraseAccountHandler {
  constructor(private readonly accounts: AccountRepository) {}

  @RpcHandler(EraseAccount)
  async execute({ userId }: RpcRequest<typeof EraseAccount>, { actor }: RpcContext) {
    requireSystem(actor);
    const erased = await this.accounts.delete(userId);
    if (erased) logger.info('account erased');
    return { erased };
  }
}
