import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import {
  ConfirmSecondFactor,
  GetSecondFactor,
  StartSecondFactor,
  VerifySecondFactor,
  type Account,
  type Actor,
  type RpcRequest,
} from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AccountRepository } from '../accounts/account.repository';
import { SecondFactors } from './second-factors';
import { addressOf } from './totp';

@Controller()
export class SecondFactorRpcController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactors,
  ) {}

  @RpcHandler(GetSecondFactor)
  async get(_: RpcRequest<typeof GetSecondFactor>, { actor }: RpcContext) {
    const { id } = await this.requireAdmin(actor);
    const left = await this.factors.recoveryCodesLeft(id);
    return { enrolled: left !== null, recoveryCodesLeft: left ?? 0 };
  }

  @RpcHandler(StartSecondFactor)
  async start({ factorId }: RpcRequest<typeof StartSecondFactor>, { actor }: RpcContext) {
    const { id, username } = await this.requireAdmin(actor);
    const secret = await this.factors.start(id, factorId);
    return { secret, uri: addressOf(secret, username) };
  }

  @RpcHandler(ConfirmSecondFactor)
  async confirm({ code, recoveryCodes }: RpcRequest<typeof ConfirmSecondFactor>, { actor }: RpcContext) {
    const { id } = await this.requireAdmin(actor);
    return { factorId: await this.factors.confirm(id, code, recoveryCodes) };
  }

  @RpcHandler(VerifySecondFactor)
  async verify({ code, commandId }: RpcRequest<typeof VerifySecondFactor>, { actor }: RpcContext) {
    const { id } = await this.requireAdmin(actor);
    return { factorId: await this.factors.verify(id, code, commandId) };
  }

  /** The role as it is now: the actor's own says no more than that they are signed in. */
  private async requireAdmin({ userId }: Actor): Promise<Account> {
    const account = userId === null ? null : await this.accounts.find(userId);
    if (account?.role !== 'admin') throw new AppError('ACCESS_DENIED');
    return account;
  }
}
