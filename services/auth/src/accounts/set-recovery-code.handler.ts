import { RpcContext, RpcHandler } from '@afya/messaging';
import { logger } from '@afya/runtime';
import { SetRecoveryCode, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { hashRecoveryCode } from '../passwords/recovery-code';
import { AccountRepository } from './account.repository';
import { PasswordCheck } from './password-check';

@Controller()
export class SetRecoveryCodeHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly password: PasswordCheck,
  ) {}

  /** Throws LOGIN_REQUIRED or CREDENTIALS_INVALID. */
  @RpcHandler(SetRecoveryCode)
  async execute({ password, recoveryCode }: RpcRequest<typeof SetRecoveryCode>, { actor }: RpcContext) {
    const userId = await this.password.confirm(actor, password);
    await this.accounts.setRecoveryHash(userId, hashRecoveryCode(userId, recoveryCode));
    logger.info({ userId }, 'recovery code set');
    return {};
  }
}
