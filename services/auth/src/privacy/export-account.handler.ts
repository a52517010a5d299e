import { RpcContext, RpcHandler } from '@afya/messaging';
import { ExportAccount, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AccountRepository } from '../accounts/account.repository';
import { requireSystem } from '../accounts/authorise';

@Controller()
export class ExportAccountHandler {
  constructor(private readonly accounts: AccountRepository) {}

  @RpcHandler(ExportAccount)
  async execute(
    { userId }: RpcRequest<typeof ExportAccount>,
    { actor }: RpcContext,
  ): Promise<RpcResponse<typeof ExportAccount>> {
    if (actor.userId !== userId) requireSystem(actor);
    return this.accounts.export(userId);
  }
}
