import { RpcClient } from '@afya/messaging';
import { GetSession, ownerOf, type Actor } from '@afya/service-contracts';
import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { LRUCache } from 'lru-cache';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';

const MAX_CACHED_SESSIONS = 20_000;
const CACHE_MS = 60_000;

/** Caches for a minute which sessions belong to which caller, according to the consultation service. */
@Injectable()
export class OwnedSessions {
  private readonly cache = new LRUCache<string, true>({ max: MAX_CACHED_SESSIONS, ttl: CACHE_MS });

  constructor(private readonly rpc: RpcClient) {}

  remember(actor: Actor, sessionId: string): void {
    const owner = ownerOf(actor);
    if (owner) this.cache.set(`${owner} ${sessionId}`, true);
  }

  /** false means unknown, not refused */
  isKnown(actor: Actor, sessionId: string): boolean {
    const owner = ownerOf(actor);
    return owner !== null && this.cache.has(`${owner} ${sessionId}`);
  }

  /** Asks the consultation service unless the session is cached. Throws SESSION_NOT_FOUND or ACCESS_DENIED. */
  async confirm(actor: Actor, sessionId: string): Promise<void> {
    if (this.isKnown(actor, sessionId)) return;
    await this.rpc.call(GetSession, { sessionId }, actor);
    this.remember(actor, sessionId);
  }
}

/** Admits the owner of the session `:id` before the body is read. Throws SESSION_ID_MALFORMED, SESSION_NOT_FOUND or ACCESS_DENIED. */
@Injectable()
export class SessionOwnerGuard implements CanActivate {
  private readonly sessionId = new SessionIdPipe();

  constructor(private readonly owned: OwnedSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params, actor } = context.switchToHttp().getRequest<Request<{ id: string }>>();
    await this.owned.confirm(actor, this.sessionId.transform(params.id));
    return true;
  }
}
