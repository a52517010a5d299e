import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import {
  GetAccount,
  RegisterAccount,
  VerifyCredentials,
  type Account,
  type Actor,
  type RpcRequest,
} from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AccountRepository } from './account.repository';
import { RegisterAccountHandler } from './register-account.handler';
import { VerifyCredentialsHandler } from './verify-credentials.handler';

@Controller()
export class AccountsRpcController {
  constructor(
    private readonly registerAccount: RegisterAccountHandler,
    private readonly verifyCredentials: VerifyCredentialsHandler,
    private readonly accounts: AccountRepository,
  ) {}

  @RpcHandler(RegisterAccount)
  register(request: RpcRequest<typeof RegisterAccount>, { actor }: RpcContext): Promise<Account> {
    requireSystem(actor);
    return this.registerAccount.execute(request);
  }

  @RpcHandler(VerifyCredentials)
  async verify(request: RpcRequest<typeof VerifyCredentials>, { actor }: RpcContext): Promise<Account> {
    requireSystem(actor);
    return this.verifyCredentials.execute(request);
  }

  @RpcHandler(GetAccount)
  async get({ userId }: RpcRequest<typeof GetAccount>, { actor }: RpcContext): Promise<Account | null> {
    if (actor.userId !== userId) requireSystem(actor);
    return this.accounts.find(userId);
  }
}

/** A caller who is nobody yet is spoken for by the gateway itself. */
function requireSystem({ role }: Actor): void {
  if (role !== 'system') throw new AppError('ACCESS_DENIED');
}
