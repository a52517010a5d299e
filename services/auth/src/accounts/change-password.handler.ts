import { AppError, logger } from '@afya/runtime';
import { type Account, type ChangeAccountPassword, type RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { refusePassword } from '../passwords/password-policy';
import { AccountRepository } from './account.repository';

type Change = RpcRequest<typeof ChangeAccountPassword> & { userId: string };

@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Refused with VALIDATION_FAILED, looked at first so that it tells nothing about the current password, or CREDENTIALS_INVALID.
   * Of two changes at once the first one counts.
   */
  async execute({ userId, commandId, currentPassword, newPassword }: Change): Promise<Account> {
    const found = await this.accounts.findSecret(userId);
    if (!found) throw new AppError('LOGIN_REQUIRED');
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
