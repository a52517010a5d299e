import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError, logger } from '@afya/runtime';
import { ChangeAccountPassword, type Account, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { refusePassword } from '../passwords/password-policy';
import { AccountRepository } from './account.repository';

type Change = RpcRequest<typeof ChangeAccountPassword>;

@Controller()
export class ChangePasswordHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Throws VALIDATION_FAILED, which is checked first so that it reveals nothing about the current password, or
   * CREDENTIALS_INVALID. The first of two concurrent changes succeeds.
   */
  @RpcHandler(ChangeAccountPassword)
  async execute({ commandId, currentPassword, newPassword }: Change, { actor }: RpcContext): Promise<Account> {
    const { userId } = actor;
    const found = userId === null ? null : await this.accounts.findSecret(userId);
    if (userId === null || !found) throw new AppError('LOGIN_REQUIRED');
    const { account, passwordHash } = found;
    if (account.passwordVersion === commandId) return account;
    const wrong = refusePassword(newPassword, account.username);
    if (wrong) throw new AppError('VALIDATION_FAILED', { errors: { newPassword: wrong } });
    if (!(await this.hasher.verify(passwordHash, currentPassword))) throw this.refusal(userId);
    const changed = await this.accounts.replacePassword({
      account,
      passwordHash: await this.hasher.hash(newPassword),
      passwordVersion: commandId,
    });
    if (changed) logger.info({ userId }, 'password changed');
    return changed ?? this.repeatOf(userId, commandId);
  }

  private async repeatOf(userId: string, commandId: string): Promise<Account> {
    const account = await this.accounts.find(userId);
    if (account?.passwordVersion !== commandId) throw this.refusal(userId);
    return account;
  }

  private refusal(userId: string): AppError {
    logger.info({ userId }, 'password not changed');
    return new AppError('CREDENTIALS_INVALID');
  }
}
