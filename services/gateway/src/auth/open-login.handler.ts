import { RpcClient } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { GetAccount, SYSTEM_ACTOR, type Account } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { type SessionData } from 'express-session';
import { deviceOf } from '../identity/device-of';
import { endLogin, startLogin } from '../identity/login-session';

type LoginFacts = Pick<SessionData, 'createdAt' | 'device' | 'secondFactor' | 'confirmedAt'>;
/** What the caller has just shown: the password, or a code of the second factor. */
type Proven = Pick<SessionData, 'confirmedAt' | 'secondFactor'>;

/** Starts a login for who has just shown the password. */
@Injectable()
export class OpenLoginHandler {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * With `proven` the caller's login goes on under a new id; without it a new one begins, which has proven no more than the password.
   * Refused with CREDENTIALS_INVALID when the password was changed meanwhile: who changes it ends the logins that are there by
   * then, and this one is there before its password is asked about again, so that one of the two ends it.
   */
  async execute(request: Request, account: Account, proven?: Proven): Promise<void> {
    const { id: userId, passwordVersion } = account;
    await startLogin(request, {
      ...(proven ? { ...keptFacts(request), ...proven } : newFacts(request)),
      userId,
      passwordVersion,
      ...(account.role === 'admin' && { admin: true }),
    });
    try {
      const now = await this.rpc.call(GetAccount, { userId }, SYSTEM_ACTOR);
      if (now?.passwordVersion !== passwordVersion) throw new AppError('CREDENTIALS_INVALID');
    } catch (error) {
      await endLogin(request);
      throw error;
    }
  }
}

function newFacts({ headers }: Request): LoginFacts {
  const now = Date.now();
  return { createdAt: now, confirmedAt: now, device: deviceOf(headers['user-agent']) };
}

/** A login that goes on under a new id keeps when it began, where, and what else was proven. */
function keptFacts(request: Request): LoginFacts {
  const { createdAt, confirmedAt, device, secondFactor } = request.login?.data ?? {};
  const { createdAt: now = 0, device: here = '' } = newFacts(request);
  return {
    createdAt: createdAt ?? now,
    device: device ?? here,
    ...(confirmedAt !== undefined && { confirmedAt }),
    ...(secondFactor !== undefined && { secondFactor }),
  };
}
