import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { GetAccount, SYSTEM_ACTOR, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { type SessionData } from 'express-session';
import { deviceOf } from '../identity/device-of';
import { endLogin, startLogin } from '../identity/login-session';

type LoginDetails = Pick<SessionData, 'createdAt' | 'device' | 'secondFactor' | 'confirmedAt'>;
/** The proof that the caller has just given: the password or a second-factor code. */
type Proof = Pick<SessionData, 'confirmedAt' | 'secondFactor'>;

/** Starts a login after the caller has entered the password, or continues it under a new id. */
@Injectable()
export class OpenLoginHandler {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * With `proof` the caller's login continues under a new id; without it a new login begins. Throws CREDENTIALS_INVALID when the password
   * was changed meanwhile. A password change ends all logins that exist at that time, and this login is saved before its password version
   * is checked again, so one of the two always ends it.
   */
  async execute(request: Request, account: Account, proof?: Proof): Promise<void> {
    const { id: userId, passwordVersion } = account;
    await startLogin(request, {
      ...(proof ? { ...currentDetails(request), ...proof } : newDetails(request)),
      userId,
      passwordVersion,
      ...(account.role === 'admin' && { admin: true }),
    });
    try {
      const current = await this.rpc.call(GetAccount, { userId }, SYSTEM_ACTOR);
      if (current?.passwordVersion !== passwordVersion) throw new AppError('CREDENTIALS_INVALID');
    } catch (error) {
      await endLogin(request);
      throw error;
    }
  }
}

function newDetails({ headers }: Request): LoginDetails {
  const now = Date.now();
  return { createdAt: now, confirmedAt: now, device: deviceOf(headers['user-agent']) };
}

/** A login that continues under a new id keeps its start, its device and its earlier proofs. */
function currentDetails(request: Request): LoginDetails {
  const { createdAt, confirmedAt, device, secondFactor } = request.loginSession?.data ?? {};
  const { createdAt: now = 0, device: currentDevice = '' } = newDetails(request);
  return {
    createdAt: createdAt ?? now,
    device: device ?? currentDevice,
    ...(confirmedAt !== undefined && { confirmedAt }),
    ...(secondFactor !== undefined && { secondFactor }),
  };
}
