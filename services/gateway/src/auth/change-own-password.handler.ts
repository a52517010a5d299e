import { type ChangePassword } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ChangeAccountPassword, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { randomUUID } from 'node:crypto';
import { LoginSessionStore } from '../identity/login-session.store';
import { LoginThrottle } from '../identity/login-throttle';
import { OpenLoginHandler } from './open-login.handler';

/** After these errors the password may have been changed or not. */
const UNDECIDED = new Set(['RPC_TIMEOUT', 'RPC_UNAVAILABLE']);

@Injectable()
export class ChangeOwnPasswordHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
    private readonly logins: LoginSessionStore,
    private readonly openLogin: OpenLoginHandler,
  ) {}

  /**
   * Changes the caller's password, ends all their other logins and gives this one a new id. Wrong current passwords have a separate
   * counter, so that failed logins of other people do not block the user. Throws LOGIN_THROTTLED or VALIDATION_FAILED.
   */
  async execute(request: Request, account: Account, change: ChangePassword): Promise<void> {
    const command = { ...change, commandId: randomUUID() };
    const changed = await this.throttle
      .attempt(this.throttle.ofUser(account.id), () => this.rpc.call(ChangeAccountPassword, command, request.actor))
      .catch((error: unknown) => this.fail(account.id, error));
    await this.logins.endAll(account.id, request.sessionID);
    await this.openLogin.execute(request, changed, { confirmedAt: Date.now() });
  }

  /** When the outcome is unknown, all logins end, so that every device must sign in again. */
  private async fail(userId: string, error: unknown): Promise<never> {
    if (!(error instanceof AppError)) throw error;
    if (UNDECIDED.has(error.code)) await this.logins.endAll(userId);
    if (error.code === 'CREDENTIALS_INVALID') {
      throw new AppError('VALIDATION_FAILED', { errors: { currentPassword: 'The current password is wrong' } });
    }
    throw error;
  }
}
