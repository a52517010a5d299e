import { RECOVERY_CODES, type RecoveryCodes, type SecondFactorSetup } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { AppError, counter } from '@afya/runtime';
import {
  ConfirmSecondFactor,
  StartSecondFactor,
  VerifySecondFactor,
  type Account,
  type Actor,
} from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { randomUUID } from 'node:crypto';
import { LoginThrottle } from '../../identity/login-throttle';
import { OpenLoginHandler } from '../open-login.handler';
import { newRecoveryCode } from '../new-recovery-code';

const codes = counter({
  name: 'afya_second_factor_codes_total',
  help: 'second-factor codes by outcome: right, or refused as wrong, used before or throttled',
  labels: ['outcome'],
  known: ['right', 'refused'].map((outcome) => ({ outcome })),
});

/** Sets up an admin's second factor and signs the admin in by its code. */
@Injectable()
export class SecondFactorLoginHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly throttle: LoginThrottle,
    private readonly openLogin: OpenLoginHandler,
  ) {}

  /** Gives the login admin rights. Throws SECOND_FACTOR_INVALID, LOGIN_THROTTLED or SECOND_FACTOR_SETUP_REQUIRED. */
  async enterCode(request: Request, account: Account, code: string): Promise<void> {
    if (!account.secondFactor) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
    const { factorId } = await this.verify(account, () =>
      this.rpc.call(VerifySecondFactor, { code, commandId: randomUUID() }, request.actor),
    );
    await this.openLogin.execute(request, account, { secondFactor: factorId });
  }

  start(actor: Actor): Promise<SecondFactorSetup> {
    return this.rpc.call(StartSecondFactor, { factorId: randomUUID() }, actor);
  }

  /** Throws SECOND_FACTOR_INVALID or LOGIN_THROTTLED. */
  async confirm(request: Request, account: Account, code: string): Promise<RecoveryCodes> {
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const { factorId } = await this.verify(account, () =>
      this.rpc.call(ConfirmSecondFactor, { code, recoveryCodes }, request.actor),
    );
    await this.openLogin.execute(request, account, { secondFactor: factorId });
    return { recoveryCodes };
  }

  private async verify<Result>({ id }: Account, verify: () => Promise<Result>): Promise<Result> {
    try {
      const result = await this.throttle.attempt(this.throttle.ofSecondFactor(id), verify);
      codes.inc({ outcome: 'right' });
      return result;
    } catch (error) {
      codes.inc({ outcome: 'refused' });
      throw error;
    }
  }
}
