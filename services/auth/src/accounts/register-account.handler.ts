import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError, logger } from '@afya/runtime';
import { RegisterAccount, type Account, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PasswordHasher } from '../passwords/password-hasher';
import { refusePassword } from '../passwords/password-policy';
import { AccountRepository } from './account.repository';
import { requireSystem } from './authorise';
import { isVisible } from './visible';

@Controller()
export class RegisterAccountHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Throws USERNAME_TAKEN or VALIDATION_FAILED. A repeat with the same `userId` and name returns the same account. */
  @RpcHandler(RegisterAccount)
  async execute(request: RpcRequest<typeof RegisterAccount>, { actor }: RpcContext): Promise<Account> {
    requireSystem(actor);
    const { userId, password, preferredLanguage, ...given } = request;
    const username = given.username.normalize('NFC');
    if (!isVisible(username)) throw invalid({ username: 'Username may not contain invisible characters' });
    const wrong = refusePassword(password, username);
    if (wrong) throw invalid({ password: wrong });
    const account: Account = { id: userId, username, preferredLanguage, role: 'user', passwordVersion: randomUUID() };
    if (await this.accounts.isTaken(username)) return this.repeatOf(account);
    const passwordHash = await this.hasher.hash(password);
    if (!(await this.accounts.insert({ ...account, passwordHash }))) return this.repeatOf(account);
    logger.info({ userId }, 'account registered');
    return account;
  }

  private async repeatOf({ id, username }: Account): Promise<Account> {
    const existing = await this.accounts.find(id);
    if (existing?.username === username) return existing;
    throw new AppError('USERNAME_TAKEN');
  }
}

const invalid = (errors: Record<string, string>) => new AppError('VALIDATION_FAILED', { errors });
