import { type ChangePassword } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ChangeAccountPassword, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { randomUUID } from 'node:crypto';
import { LoginSessionStore } from '../identity/login-session.store';
import { countGuess } from './count-guess';
import { LoginThrottle } from './login-throttle';
import { OpenLoginHandler } from './open-login.handler';

/** Refusals after which nobody knows whether the password was changed. */
const UNKNOWN = new Set(['RPC_TIMEOUT', 'RPC_UNAVAILABLE']);

@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
    private readonly logins: LoginSessionStore,
    private readonly openLogin: OpenLoginHandler,
  ) {}

  /**
   * Changes the caller's password, ends all their other logins and gives this one a new id. Wrong current passwords have a
   * counter of their own, so that failed logins of strangers do not stop the user. Refused with LOGIN_THROTTLED or VALIDATION_FAILED.
   */
  async execute(request: Request, account: Account, change: ChangePassword): Promise<void> {
    const command = { ...change, commandId: randomUUID() };
    const changed = await countGuess(this.throttle, this.throttle.ofUser(account.id), () =>
      this.rpc.call(ChangeAccountPassword, command, request.actor),
    ).catch((error: unknown) => this.refused(account.id, error));
    await this.logins.endAll(account.id, request.sessionID);
    await this.openLogin.execute(request, changed, { confirmedAt: Date.now() });
  }

  /** It may have been changed all the same: whoever is signed in shows again that they know it. */
  private async refused(userId: string, error: unknown): Promise<never> {
    if (!(error instanceof AppError)) throw error;
    if (UNKNOWN.has(error.code)) await this.logins.endAll(userId);
    if (error.code === 'CREDENTIALS_INVALID') {
      throw new AppError('VALIDATION_FAILED', { errors: { currentPassword: 'The current password is wrong' } });
    }
    throw error;
  }
}
