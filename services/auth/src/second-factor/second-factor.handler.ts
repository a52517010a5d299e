import { RpcContext, RpcHandler } from '@afya/messaging';
import {
  ConfirmSecondFactor,
  GetSecondFactor,
  StartSecondFactor,
  VerifySecondFactor,
  type RpcRequest,
} from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { AccountRepository } from '../accounts/account.repository';
import { requireAdmin } from '../accounts/authorise';
import { SecondFactors } from './second-factors';
import { addressOf } from './totp';

/** The second factor of an admin. */
@Controller()
export class SecondFactorHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactors,
  ) {}

  @RpcHandler(GetSecondFactor)
  async get(_: RpcRequest<typeof GetSecondFactor>, { actor }: RpcContext) {
    const { id } = await requireAdmin(this.accounts, actor);
    const left = await this.factors.recoveryCodesLeft(id);
    return { enrolled: left !== null, recoveryCodesLeft: left ?? 0 };
  }

  @RpcHandler(StartSecondFactor)
  async start({ factorId }: RpcRequest<typeof StartSecondFactor>, { actor }: RpcContext) {
    const { id, username } = await requireAdmin(this.accounts, actor);
    const secret = await this.factors.start(id, factorId);
    return { secret, uri: addressOf(secret, username) };
  }

  @RpcHandler(ConfirmSecondFactor)
  async confirm({ code, recoveryCodes }: RpcRequest<typeof ConfirmSecondFactor>, { actor }: RpcContext) {
    const { id } = await requireAdmin(this.accounts, actor);
    return { factorId: await this.factors.confirm(id, code, recoveryCodes) };
  }

  @RpcHandler(VerifySecondFactor)
  async verify({ code, commandId }: RpcRequest<typeof VerifySecondFactor>, { actor }: RpcContext) {
    const { id } = await requireAdmin(this.accounts, actor);
    return { factorId: await this.factors.verify(id, code, commandId) };
  }
}
