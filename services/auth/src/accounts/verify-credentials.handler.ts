import { RpcContext, RpcHandler } from '@afya/messaging';
import { AppError, logger } from '@afya/runtime';
import { VerifyCredentials, type Account, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher';
import { AccountRepository } from './account.repository';
import { requireSystem } from './authorise';
import { isVisible } from './visible';

@Controller()
export class VerifyCredentialsHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Throws CREDENTIALS_INVALID. An unknown name takes one look-up, one hash and one event, like a known one. */
  @RpcHandler(VerifyCredentials)
  async execute(request: RpcRequest<typeof VerifyCredentials>, { actor }: RpcContext): Promise<Account> {
    requireSystem(actor);
    const { username, password } = request;
    const found = isVisible(username) ? await this.accounts.findSecretByName(username) : null;
    const right = await this.hasher.verify(found?.passwordHash ?? (await this.hasher.dummyHash), password);
    if (found && right) {
      await this.accounts.noteLogin(found.account.id);
      return found.account;
    }
    await this.accounts.noteFailedLogin(found?.account.id ?? null);
    logger.info({ userId: found?.account.id }, 'login failed');
    throw new AppError('CREDENTIALS_INVALID');
  }
}
