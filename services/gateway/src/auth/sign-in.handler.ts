import { logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { ClaimSessions, SYSTEM_ACTOR, type Account, type RpcRequest } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { issueVisitor } from '../identity/cookies';
import { Pseudonyms } from '../limits/pseudonyms';
import { OpenLoginHandler } from './open-login.handler';

export interface SignIn {
  account: Account;
  occasion: 'register' | 'login';
  request: Request;
  response: Response;
}

/** Makes the browser the user's: what its visitor had becomes the user's, then login and visitor id are new ones. */
@Injectable()
export class SignInHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly openLogin: OpenLoginHandler,
    private readonly pseudonyms: Pseudonyms,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  async execute({ account, occasion, request, response }: SignIn): Promise<void> {
    const { visitorId } = request.actor;
    const network = this.pseudonyms.ofNetworkToday(request);
    const claimed = visitorId !== null && (await this.claim({ visitorId, userId: account.id, occasion, network }));
    await this.openLogin.execute(request, account);
    if (claimed) issueVisitor(this.env, request, response);
  }

  /** Signing in does not fail for it: the visitor id stays, and the next login claims again. */
  private async claim(claim: RpcRequest<typeof ClaimSessions>): Promise<boolean> {
    try {
      await this.rpc.call(ClaimSessions, claim, SYSTEM_ACTOR);
      return true;
    } catch (error) {
      logger.warn({ err: error, userId: claim.userId, occasion: claim.occasion }, 'sessions not claimed');
      return false;
    }
  }
}
