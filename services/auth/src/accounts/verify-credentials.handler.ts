import { type Login, type User } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
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

  /** Refused with CREDENTIALS_INVALID. An unknown name costs one look-up and one hash, as a known one does. */
  async execute({ username, password }: Login): Promise<User> {
    const found = isVisible(username) ? await this.accounts.findCredentials(username) : null;
    const right = await this.hasher.verify(found?.passwordHash ?? (await this.hasher.hashOfNobody), password);
    if (found && right) return found.user;
    logger.info({ userId: found?.user.id }, 'login failed');
    throw new AppError('CREDENTIALS_INVALID');
  }
}
