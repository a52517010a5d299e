import { type Recover } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { RecoverAccount, SYSTEM_ACTOR, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { randomUUID } from 'node:crypto';
import { LoginSessionStore } from '../identity/login-session.store';
import { LoginThrottle } from '../identity/login-throttle';
import { SignInHandler } from './sign-in.handler';

@Injectable()
export class ForgottenPasswordHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
    private readonly logins: LoginSessionStore,
    private readonly signIn: SignInHandler,
  ) {}

  /**
   * Replaces a forgotten password, ends all logins of the account and signs this browser in. An admin still enters the second factor.
   * Throws VALIDATION_FAILED, CREDENTIALS_INVALID or LOGIN_THROTTLED; wrong codes count like wrong passwords.
   */
  async execute(form: Recover, request: Request, response: Response): Promise<Account> {
    const command = { ...form, commandId: randomUUID() };
    const account = await this.throttle.attempt(this.throttle.ofLogin(request, form.username), () =>
      this.rpc.call(RecoverAccount, command, SYSTEM_ACTOR),
    );
    await this.logins.endAll(account.id);
    await this.signIn.execute({ account, occasion: 'login', request, response });
    return account;
  }
}
