import { versionKey } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';
import { Redis } from 'ioredis';
import { observeRequest } from '../platform/tracing/request-metrics';
import { OwnedSessions } from '../identity/owned-sessions';

/** Browsers revalidate on every poll. */
export const MESSAGES_CACHING = 'private, no-cache';
/** labels of the request metric */
const UNCHANGED_POLL = { method: 'GET', route: '/api/messages/:id', status: '3xx' };

/** The strong ETag of a version. */
export const etagOf = (version: string) => `"${version}"`;

/** Whether If-None-Match contains the version. A proxy that compresses may have made the ETag a weak one. */
export function matchesVersion(ifNoneMatch: string | undefined, version: string): boolean {
  if (!ifNoneMatch) return false;
  const etag = etagOf(version);
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/**
 * Every browser that waits for a reply polls once a second, and most polls find nothing new. These are answered here, before all other
 * work and from Redis alone: no RPC, no SQL, no log line. A poll is answered only if its ETag is the version that the consultation service
 * wrote to Redis and the session is cached as the caller's. All other polls continue to the controller.
 */
@Injectable()
export class UnchangedPolls {
  constructor(
    private readonly redis: Redis,
    private readonly owned: OwnedSessions,
  ) {}

  answer(request: Request, response: Response, next: NextFunction): void {
    const startedAt = performance.now();
    const ifNoneMatch = request.headers['if-none-match'];
    const sessionId = request.path.slice(1);
    if (!ifNoneMatch || request.method !== 'GET' || !this.owned.isKnown(request.actor, sessionId)) return next();
    this.readVersion(sessionId).then((version) => {
      if (version === null || !matchesVersion(ifNoneMatch, version)) return next();
      response.setHeader('ETag', etagOf(version));
      response.setHeader('Cache-Control', MESSAGES_CACHING);
      response.statusCode = 304;
      response.end();
      // These polls do not pass the tracing middleware, which measures all other requests.
      observeRequest(UNCHANGED_POLL, startedAt);
    });
  }

  /** null: Redis has no version or is unavailable, so the service must be asked. */
  private readVersion(sessionId: string): Promise<string | null> {
    return this.redis.get(versionKey(sessionId)).catch(() => null);
  }
}
