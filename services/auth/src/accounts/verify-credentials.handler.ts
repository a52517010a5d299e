import { type Login } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { AccountRepository } from './account.repository';
import { isVisible } from './visible';

@Injectable()
export class VerifyCredentialsHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Refused with CREDENTIALS_INVALID. An unknown name costs one look-up, one hash and one event, as a known one does. */
  async execute({ username, password }: Login): Promise<Account> {
    const found = isVisible(username) ? await this.accounts.findSecretByName(username) : null;
    const right = await this.hasher.verify(found?.passwordHash ?? (await this.hasher.hashOfNobody), password);
    if (found && right) {
      await this.accounts.noteLogin(found.account.id);
      return found.account;
    }
    await this.accounts.noteFailedLogin(found?.account.id ?? null);
    logger.info({ userId: found?.account.id }, 'login failed');
    throw new AppError('CREDENTIALS_INVALID');
  }
}
