import { AppError, logger } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { AccountRepository } from './account.repository';

/** Checks the password that a signed-in user is asked for again. */
@Injectable()
export class ConfirmPasswordHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Refused with LOGIN_REQUIRED or CREDENTIALS_INVALID. */
  async execute(userId: string | null, password: string): Promise<void> {
    const found = userId === null ? null : await this.accounts.findSecret(userId);
    if (!found) throw new AppError('LOGIN_REQUIRED');
    if (await this.hasher.verify(found.passwordHash, password)) return;
    await this.accounts.noteFailedLogin(found.account.id);
    logger.info({ userId }, 'password not confirmed');
    throw new AppError('CREDENTIALS_INVALID');
  }
}
