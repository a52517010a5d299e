import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ConfirmPassword, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { LoginThrottle } from '../identity/login-throttle';
import { OpenLoginHandler } from './open-login.handler';

/** Verifies the password of a signed-in user again, for this login only. */
@Injectable()
export class StepUpHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
    private readonly openLogin: OpenLoginHandler,
  ) {}

  /** Throws CREDENTIALS_INVALID, LOGIN_THROTTLED or LOGIN_REQUIRED. */
  async execute(request: Request, account: Account, password: string): Promise<void> {
    const { loginSession, actor } = request;
    if (!loginSession) throw new AppError('LOGIN_REQUIRED');
    const verify = () => this.rpc.call(ConfirmPassword, { password }, actor);
    await this.throttle.attempt(this.throttle.ofStepUp(loginSession.id), verify);
    await this.openLogin.execute(request, account, { confirmedAt: Date.now() });
  }
}
