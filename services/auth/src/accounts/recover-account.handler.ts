import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError, logger } from '@afya/runtime';
import { RecoverAccount, type Account, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { refusePassword } from '../passwords/password-policy';
import { hashRecoveryCode } from '../passwords/recovery-code';
import { AccountRepository, type Secret } from './account.repository';
import { requireSystem } from './authorise';
import { isVisible } from './visible';

@Controller()
export class RecoverAccountHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Throws VALIDATION_FAILED, which is checked first so that it reveals nothing about the code and does not use it up, or
   * CREDENTIALS_INVALID. An unknown name takes one look-up and one event, like a known one with a wrong code.
   */
  @RpcHandler(RecoverAccount)
  async execute(request: RpcRequest<typeof RecoverAccount>, { actor }: RpcContext): Promise<Account> {
    requireSystem(actor);
    const { commandId, username, recoveryCode, newPassword } = request;
    const wrong = refusePassword(newPassword, username);
    if (wrong) throw new AppError('VALIDATION_FAILED', { errors: { newPassword: wrong } });
    const found = isVisible(username) ? await this.accounts.findSecretByName(username) : null;
    if (found?.account.passwordVersion === commandId) return found.account;
    if (!found || !isCodeOf(found, recoveryCode)) return this.refuse(found);
    const changed = await this.accounts.replacePassword({
      account: found.account,
      passwordHash: await this.hasher.hash(newPassword),
      passwordVersion: commandId,
      recoveryHash: hashRecoveryCode(found.account.id, recoveryCode),
    });
    if (!changed) return this.repeatOf(found, commandId);
    await this.accounts.noteLogin(changed.id);
    logger.warn({ userId: changed.id }, 'password replaced with a recovery code');
    return changed;
  }

  /** Another request has used the code meanwhile: a repeat of this one, or a different one. */
  private async repeatOf(found: Secret, commandId: string): Promise<Account> {
    const account = await this.accounts.find(found.account.id);
    return account?.passwordVersion === commandId ? account : this.refuse(found);
  }

  private async refuse(found: Secret | null): Promise<never> {
    await this.accounts.noteFailedLogin(found?.account.id ?? null);
    logger.info({ userId: found?.account.id }, 'password not replaced');
    throw new AppError('CREDENTIALS_INVALID');
  }
}

const isCodeOf = ({ account, recoveryHash }: Secret, code: string): boolean =>
  recoveryHash !== null && recoveryHash === hashRecoveryCode(account.id, code);
