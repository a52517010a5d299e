import { versionKey } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type NextFunction, type Request, type Response } from 'express';
import { Redis } from 'ioredis';
import { observeRequest } from '../platform/tracing/request-metrics';
import { OwnedSessions } from '../identity/owned-sessions';

/** Browsers revalidate on every poll. */
export const POLL_CACHING = 'private, no-cache';
/**
 * Browsers answer the polls of a minute themselves while the page asks for the same version. Only this answer without content is cached:
 * nothing about a patient.
 */
const SAME_VERSION_CACHING = 'private, max-age=55';
type RequestLabels = Parameters<typeof observeRequest>[0];
const UNCHANGED_MESSAGES = { method: 'GET', route: '/api/messages/:id', status: '3xx' };
const UNCHANGED_CONFIDENCE = { method: 'GET', route: '/api/diagnostic-confidence/:id', status: '2xx' };

/** The strong ETag of a version. */
export const etagOf = (version: string) => `"${version}"`;

/** Whether If-None-Match contains the version. A proxy that compresses may have made the ETag a weak one. */
export function matchesVersion(ifNoneMatch: string | undefined, version: string): boolean {
  if (!ifNoneMatch) return false;
  const etag = etagOf(version);
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** The version that a poll of the confidence names. */
export const versionOf = ({ url }: Pick<Request, 'url'>) => new URLSearchParams(url.split('?')[1]).get('version');

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

  /** 304 to a poll of the messages whose If-None-Match has the current version. */
  answerMessages(request: Request, response: Response, next: NextFunction): void {
    const ifNoneMatch = request.headers['if-none-match'];
    const isCurrent = (version: string) => matchesVersion(ifNoneMatch, version);
    this.answer(request, { isCurrent, next }, (version) => {
      response.setHeader('ETag', etagOf(version));
      response.setHeader('Cache-Control', POLL_CACHING);
      response.statusCode = 304;
      response.end();
      return UNCHANGED_MESSAGES;
    });
  }

  /** 204 to a poll of the confidence that names the current version, whose confidence came with the messages. */
  answerConfidence(request: Request, response: Response, next: NextFunction): void {
    const known = versionOf(request);
    this.answer(request, { isCurrent: (version) => version === known, next }, () => {
      response.setHeader('Cache-Control', SAME_VERSION_CACHING);
      response.setHeader('Vary', 'Cookie');
      response.statusCode = 204;
      response.end();
      return UNCHANGED_CONFIDENCE;
    });
  }

  private answer(
    request: Request,
    { isCurrent, next }: { isCurrent: (version: string) => boolean; next: NextFunction },
    end: (version: string) => RequestLabels,
  ): void {
    const startedAt = performance.now();
    const sessionId = request.path.slice(1);
    if (request.method !== 'GET' || !this.owned.isKnown(request.actor, sessionId)) return next();
    this.readVersion(sessionId).then((version) => {
      if (version === null || !isCurrent(version)) return next();
      // These polls do not pass the tracing middleware, which measures all other requests.
      observeRequest(end(version), startedAt);
    });
  }

  /** null: Redis has no version or is unavailable, so the service must be asked. */
  private readVersion(sessionId: string): Promise<string | null> {
    return this.redis.get(versionKey(sessionId)).catch(() => null);
  }
}
