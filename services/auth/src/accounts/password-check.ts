import { AppError, logger } from '@afya/runtime';
import { type Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { AccountRepository } from './account.repository';

/** Checks the password of a signed-in user again. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Returns the user's id. Throws LOGIN_REQUIRED or CREDENTIALS_INVALID. */
  async confirm({ userId }: Actor, password: string): Promise<string> {
    const found = userId === null ? null : await this.accounts.findSecret(userId);
    if (!found) throw new AppError('LOGIN_REQUIRED');
    const { id } = found.account;
    if (await this.hasher.verify(found.passwordHash, password)) return id;
    await this.accounts.noteFailedLogin(id);
    logger.info({ userId: id }, 'password not confirmed');
    throw new AppError('CREDENTIALS_INVALID');
  }
}
