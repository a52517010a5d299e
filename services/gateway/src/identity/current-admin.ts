import { AppError } from '@afya/runtime';
import { type Account } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { CurrentAccount } from './current-account';
import { LoginSessionStore } from './login-session.store';

/** Reads the calling admin's account. The current role counts, not the role at login. */
@Injectable()
export class CurrentAdmin {
  /** Over https every admin must have a second factor. */
  readonly needsSecondFactor: boolean;

  constructor(
    private readonly current: CurrentAccount,
    private readonly logins: LoginSessionStore,
    @Inject(GATEWAY_ENV) { PUBLIC_URL }: Pick<GatewayEnv, 'PUBLIC_URL'>,
  ) {
    this.needsSecondFactor = PUBLIC_URL?.startsWith('https:') ?? false;
  }

  /**
   * An admin who has signed in by password and may not have entered a second-factor code yet. Throws ADMIN_LOGIN_REQUIRED or
   * ACCESS_DENIED.
   */
  async byPassword(request: Request): Promise<Account> {
    const account = await this.current.of(request);
    if (!account) throw new AppError('ADMIN_LOGIN_REQUIRED');
    if (account.role !== 'admin') throw new AppError('ACCESS_DENIED');
    const { loginSession } = request;
    if (loginSession && !loginSession.data.admin) await this.logins.markAdmin(loginSession.id, loginSession.data);
    return account;
  }

  /** An admin who may set up a second factor: one who has none, or who has entered its code. Also throws SECOND_FACTOR_REQUIRED. */
  async forSetup(request: Request): Promise<Account> {
    const account = await this.byPassword(request);
    if (account.secondFactor && request.loginSession?.data.secondFactor !== account.secondFactor)
      throw new AppError('SECOND_FACTOR_REQUIRED');
    return account;
  }

  /** A fully signed-in admin. Also throws SECOND_FACTOR_SETUP_REQUIRED. */
  async of(request: Request): Promise<Account> {
    const account = await this.forSetup(request);
    if (this.needsSecondFactor && !account.secondFactor) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
    return account;
  }
}
