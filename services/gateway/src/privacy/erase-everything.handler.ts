import { RpcClient } from '@afya/messaging';
import { errorForLog, logger } from '@afya/runtime';
import { type Actor, EraseEverything, GetAccount } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { LoginThrottle } from '../auth/login-throttle';
import { Cookies } from '../identity/cookies';
import { LoginSessionStore } from '../identity/login-session.store';

/** Has everything of the caller erased, ends every login of theirs and makes this browser nobody's. */
@Injectable()
export class EraseEverythingHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logins: LoginSessionStore,
    private readonly throttle: LoginThrottle,
    private readonly cookies: Cookies,
  ) {}

  /** Refused with ACCESS_DENIED when nobody calls. */
  async execute(request: Request, response: Response): Promise<void> {
    const { actor } = request;
    const username = await this.nameOf(actor);
    await this.rpc.call(EraseEverything, {}, actor);
    await this.forget(request, username).catch((error) => {
      // The erasure ends the logins too, a moment later; what counts failed ones goes within minutes.
      logger.warn({ err: errorForLog(error) }, 'logins not ended yet');
    });
    this.cookies.clear(request, response);
  }

  /** By whose pseudonym failed logins are counted; afterwards nobody knows it any more. */
  private async nameOf(actor: Actor): Promise<string | undefined> {
    const { userId } = actor;
    if (userId === null) return undefined;
    return (await this.rpc.call(GetAccount, { userId }, actor))?.username;
  }

  private async forget(request: Request, username: string | undefined): Promise<void> {
    const { userId } = request.actor;
    if (userId === null) return;
    await this.logins.endAll(userId);
    if (username !== undefined) await this.throttle.forget(request, userId, username);
  }
}
