import { type RecoveryCodes, type SecondFactorSetup } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { AppError, counter } from '@afya/runtime';
import { ConfirmSecondFactor, StartSecondFactor, VerifySecondFactor, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { randomUUID } from 'node:crypto';
import { CurrentAdmin } from '../../identity/current-admin';
import { countGuess } from '../count-guess';
import { LoginThrottle } from '../login-throttle';
import { OpenLoginHandler } from '../open-login.handler';
import { newRecoveryCodes } from './new-recovery-codes';

const codes = counter({
  name: 'afya_second_factor_codes_total',
  help: 'codes of second factors that were judged: right, or refused as wrong, used before or too many',
  labels: ['outcome'],
  known: ['right', 'refused'].map((outcome) => ({ outcome })),
});

/** Second factors of admins: setting one up, and entering its code. */
@Injectable()
export class SecondFactorHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly admin: CurrentAdmin,
    private readonly throttle: LoginThrottle,
    private readonly openLogin: OpenLoginHandler,
  ) {}

  /** Makes the login an admin's. Refused with SECOND_FACTOR_INVALID, LOGIN_THROTTLED or SECOND_FACTOR_SETUP_REQUIRED. */
  async enterCode(request: Request, code: string): Promise<Account> {
    const account = await this.admin.byPassword(request);
    if (!account.secondFactor) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
    const { factorId } = await this.judge(account, () =>
      this.rpc.call(VerifySecondFactor, { code, commandId: randomUUID() }, request.actor),
    );
    await this.openLogin.execute(request, account, { secondFactor: factorId });
    return account;
  }

  async start(request: Request): Promise<SecondFactorSetup> {
    await this.admin.forSetup(request);
    return this.rpc.call(StartSecondFactor, { factorId: randomUUID() }, request.actor);
  }

  /** Refused with SECOND_FACTOR_INVALID or LOGIN_THROTTLED. */
  async confirm(request: Request, code: string): Promise<RecoveryCodes> {
    const account = await this.admin.forSetup(request);
    const recoveryCodes = newRecoveryCodes();
    const { factorId } = await this.judge(account, () =>
      this.rpc.call(ConfirmSecondFactor, { code, recoveryCodes }, request.actor),
    );
    await this.openLogin.execute(request, account, { secondFactor: factorId });
    return { recoveryCodes };
  }

  private async judge<Result>({ id }: Account, judge: () => Promise<Result>): Promise<Result> {
    try {
      const result = await countGuess(this.throttle, this.throttle.ofSecondFactor(id), judge);
      codes.inc({ outcome: 'right' });
      return result;
    } catch (error) {
      codes.inc({ outcome: 'refused' });
      throw error;
    }
  }
}
