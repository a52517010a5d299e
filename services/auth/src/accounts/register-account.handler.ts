import { type Register, type User } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { AccountRepository } from './account.repository';
import { isVisible } from './visible';

@Injectable()
export class RegisterAccountHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Refused with USERNAME_TAKEN or VALIDATION_FAILED. The same `userId` and name again is a repeat and gives the same user. */
  async execute({ userId, password, preferredLanguage, ...given }: Register & { userId: string }): Promise<User> {
    const username = given.username.normalize('NFC');
    if (!isVisible(username)) throw invalid('Username may not contain invisible characters');
    const user: User = { id: userId, username, preferredLanguage, role: 'user' };
    if (await this.accounts.isTaken(username)) return this.repeatOf(user);
    const passwordHash = await this.hasher.hash(password);
    if (!(await this.accounts.insert({ ...user, passwordHash }))) return this.repeatOf(user);
    logger.info({ userId }, 'account registered');
    return user;
  }

  private async repeatOf({ id, username }: User): Promise<User> {
    const existing = await this.accounts.find(id);
    if (existing?.username === username) return existing;
    throw new AppError('USERNAME_TAKEN');
  }
}

const invalid = (message: string) => new AppError('VALIDATION_FAILED', { errors: { username: message } });
