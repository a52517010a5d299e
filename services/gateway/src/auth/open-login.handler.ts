import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { GetAccount, SYSTEM_ACTOR, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { endLogin, startLogin } from '../identity/login-session';

/** Starts a login for who has just shown the password. */
@Injectable()
export class OpenLoginHandler {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Refused with CREDENTIALS_INVALID when the password was changed meanwhile: who changes it ends the logins that are there by
   * then, and this one is there before its password is asked about again, so that one of the two ends it.
   */
  async execute(request: Request, { id: userId, passwordVersion }: Account): Promise<void> {
    await startLogin(request, { userId, passwordVersion });
    try {
      const now = await this.rpc.call(GetAccount, { userId }, SYSTEM_ACTOR);
      if (now?.passwordVersion !== passwordVersion) throw new AppError('CREDENTIALS_INVALID');
    } catch (error) {
      await endLogin(request);
      throw error;
    }
  }
}
