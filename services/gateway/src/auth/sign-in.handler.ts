import { type User } from '@afya/contracts';
import { logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { ClaimSessions, SYSTEM_ACTOR } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { issueVisitor } from '../identity/cookies';
import { openLogin } from '../identity/login-session';

export interface SignIn {
  user: User;
  occasion: 'register' | 'login';
  request: Request;
  response: Response;
}

/** Makes the browser the user's: what its visitor had becomes the user's, then login and visitor id are new ones. */
@Injectable()
export class SignInHandler {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  async execute({ user, occasion, request, response }: SignIn): Promise<void> {
    const { visitorId } = request.actor;
    const claimed = visitorId !== null && (await this.claim(visitorId, user.id, occasion));
    await openLogin(request, user.id);
    if (claimed) issueVisitor(this.env, request, response);
  }

  /** Signing in does not fail for it: the visitor id stays, and the next login claims again. */
  private async claim(visitorId: string, userId: string, occasion: SignIn['occasion']): Promise<boolean> {
    try {
      await this.rpc.call(ClaimSessions, { visitorId, userId, occasion }, SYSTEM_ACTOR);
      return true;
    } catch (error) {
      logger.warn({ err: error, userId, occasion }, 'sessions not claimed');
      return false;
    }
  }
}
