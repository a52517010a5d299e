import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { ConfirmPassword, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { countGuess } from './count-guess';
import { LoginThrottle } from './login-throttle';
import { OpenLoginHandler } from './open-login.handler';

/** Confirms the password of a signed-in user, for the login that calls. */
@Injectable()
export class StepUpHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
    private readonly openLogin: OpenLoginHandler,
  ) {}

  /** Refused with CREDENTIALS_INVALID or LOGIN_THROTTLED. */
  async execute(request: Request, account: Account, password: string): Promise<void> {
    const { login, actor } = request;
    if (!login) throw new AppError('LOGIN_REQUIRED');
    const judge = () => this.rpc.call(ConfirmPassword, { password }, actor);
    await countGuess(this.throttle, this.throttle.ofStepUp(login.id), judge);
    await this.openLogin.execute(request, account, { confirmedAt: Date.now() });
  }
}
