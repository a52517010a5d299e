import { AppError } from '@afya/runtime';
import { type Account } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { CurrentAccount } from './current-account';
import { LoginSessionStore } from './login-session.store';

/** The calling admin, with the role as it is now, not as it was at login. */
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
   * An admin whose login need not have passed the second factor yet: for entering its code. Refused with ADMIN_LOGIN_REQUIRED or
   * ACCESS_DENIED.
   */
  async byPassword(request: Request): Promise<Account> {
    const account = await this.current.of(request);
    if (!account) throw new AppError('ADMIN_LOGIN_REQUIRED');
    if (account.role !== 'admin') throw new AppError('ACCESS_DENIED');
    const { login } = request;
    if (login && !login.data.admin) await this.logins.markAdmin(login.id, login.data);
    return account;
  }

  /** An admin who has no second factor yet, or has given its code: for setting one up. Refused with SECOND_FACTOR_REQUIRED besides. */
  async forSetup(request: Request): Promise<Account> {
    const account = await this.byPassword(request);
    if (account.secondFactor && request.login?.data.secondFactor !== account.secondFactor)
      throw new AppError('SECOND_FACTOR_REQUIRED');
    return account;
  }

  /** An admin who may do what admins do. Refused with SECOND_FACTOR_SETUP_REQUIRED besides. */
  async of(request: Request): Promise<Account> {
    const account = await this.forSetup(request);
    if (this.needsSecondFactor && !account.secondFactor) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
    return account;
  }
}
