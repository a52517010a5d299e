import { RpcClient } from '@afya/messaging';
import { errorForLog, logger } from '@afya/runtime';
import { type Actor, EraseEverything, GetAccount, ownerOf } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { Uploads } from '../files/uploads/uploads';
import { LoginThrottle } from '../identity/login-throttle';
import { Cookies } from '../identity/cookies';
import { LoginSessionStore } from '../identity/login-session.store';
import { Pseudonyms } from '../limits/pseudonyms';

/** Erases all data of the caller, ends all their logins and clears this browser's cookies. */
@Injectable()
export class DeleteCallerDataHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logins: LoginSessionStore,
    private readonly throttle: LoginThrottle,
    private readonly cookies: Cookies,
    private readonly uploads: Uploads,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** Throws ACCESS_DENIED for a caller without cookies. */
  async execute(request: Request, response: Response): Promise<void> {
    const { actor } = request;
    const username = await this.usernameOf(actor);
    await this.rpc.call(EraseEverything, {}, actor);
    await this.eraseUploads(actor).catch((error) => {
      logger.warn({ err: errorForLog(error) }, 'uploads not erased; they expire within a day');
    });
    await this.endLogins(request, username).catch((error) => {
      // The erasure ends the logins too, a moment later, and the counters of failed logins expire within minutes.
      logger.warn({ err: errorForLog(error) }, 'logins not ended yet');
    });
    this.cookies.clear(request, response);
  }

  /** Must be read before the erasure: failed logins are counted by the pseudonym of the username. */
  private async usernameOf(actor: Actor): Promise<string | undefined> {
    const { userId } = actor;
    if (userId === null) return undefined;
    return (await this.rpc.call(GetAccount, { userId }, actor))?.username;
  }

  /** Uploads of the visitor before the login may not have expired yet. */
  private async eraseUploads(actor: Actor): Promise<void> {
    const owners = [ownerOf(actor), ownerOf({ ...actor, userId: null })];
    for (const owner of owners.filter((owner) => owner !== null))
      for (const pseudonym of this.pseudonyms.all(owner)) await this.uploads.erase(pseudonym);
  }

  private async endLogins(request: Request, username: string | undefined): Promise<void> {
    const { userId } = request.actor;
    if (userId === null) return;
    await this.logins.endAll(userId);
    if (username !== undefined) await this.throttle.deleteCounters(request, userId, username);
  }
}
