import { RpcClient } from '@afya/messaging';
import { errorForLog, logger } from '@afya/runtime';
import { type Actor, EraseEverything, GetAccount } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { LoginThrottle } from '../auth/login-throttle';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { cookieName, cookieOptions, isSecure } from '../identity/cookies';
import { LoginSessionStore } from '../identity/login-session.store';

/** Has everything of the caller erased, ends every login of theirs and makes this browser nobody's. */
@Injectable()
export class EraseEverythingHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logins: LoginSessionStore,
    private readonly throttle: LoginThrottle,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  /** Refused with ACCESS_DENIED when nobody calls. */
  async execute(request: Request, response: Response): Promise<void> {
    const { actor } = request;
    const username = await this.nameOf(actor);
    await this.rpc.call(EraseEverything, {}, actor);
    await this.forget(actor, username).catch((error) => {
      // The erasure ends the logins too, a moment later; what counts failed ones goes within minutes.
      logger.warn({ err: errorForLog(error) }, 'logins not ended yet');
    });
    const secure = isSecure(this.env, request);
    for (const name of ['vid', 'login'] as const) response.clearCookie(cookieName(name, secure), cookieOptions(secure));
  }

  /** By whose pseudonym failed logins are counted; afterwards nobody knows it any more. */
  private async nameOf(actor: Actor): Promise<string | undefined> {
    const { userId } = actor;
    if (userId === null) return undefined;
    return (await this.rpc.call(GetAccount, { userId }, actor))?.username;
  }

  private async forget({ userId }: Actor, username: string | undefined): Promise<void> {
    if (userId !== null) await this.logins.endAll(userId);
    if (username !== undefined) await this.throttle.succeeded(username);
  }
}
