import { RpcClient } from '@afya/messaging';
import { GetSession, ownerOf, type Actor } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const REMEMBERED = 20_000;
const REMEMBERED_MS = 60_000;

/** Which sessions belong to whom, as the consultation service said within the last minute. */
@Injectable()
export class OwnedSessions {
  private readonly known = new LRUCache<string, true>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(private readonly rpc: RpcClient) {}

  remember(actor: Actor, sessionId: string): void {
    const owner = ownerOf(actor);
    if (owner) this.known.set(`${owner} ${sessionId}`, true);
  }

  /** false: not known, which is no refusal */
  isKnown(actor: Actor, sessionId: string): boolean {
    const owner = ownerOf(actor);
    return owner !== null && this.known.has(`${owner} ${sessionId}`);
  }

  /** Asks the service unless it is known. Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  async confirm(actor: Actor, sessionId: string): Promise<void> {
    if (this.isKnown(actor, sessionId)) return;
    await this.rpc.call(GetSession, { sessionId }, actor);
    this.remember(actor, sessionId);
  }
}
