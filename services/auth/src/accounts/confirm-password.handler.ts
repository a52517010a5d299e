import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError, logger } from '@afya/runtime';
import { ConfirmPassword, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { AccountRepository } from './account.repository';

/** Checks the password of a signed-in user again. */
@Controller()
export class ConfirmPasswordHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Throws LOGIN_REQUIRED or CREDENTIALS_INVALID. */
  @RpcHandler(ConfirmPassword)
  async execute({ password }: RpcRequest<typeof ConfirmPassword>, { actor }: RpcContext) {
    const { userId } = actor;
    const found = userId === null ? null : await this.accounts.findSecret(userId);
    if (!found) throw new AppError('LOGIN_REQUIRED');
    if (await this.hasher.verify(found.passwordHash, password)) return {};
    await this.accounts.noteFailedLogin(found.account.id);
    logger.info({ userId }, 'password not confirmed');
    throw new AppError('CREDENTIALS_INVALID');
  }
}
