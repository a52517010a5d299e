import { type NextFunction, type Request, type Response } from 'express';
import { measureUnchangedPoll } from '../http/request-metrics';
import { type OwnedSessions } from '../sessions/owned-sessions';
import { etagOf, namesVersion } from './etag';
import { type SessionVersions } from './session-versions';

/**
 * Every browser that waits asks for its messages once a second, and most times nothing has changed. That is answered here, ahead
 * of everything else and from Redis alone: no service, no SQL, no line in the log. The version is only believed when it equals
 * what the browser has and the session is known to be the caller's; any other request goes on to the controller.
 */
export function answerUnchangedPolls(owned: OwnedSessions, versions: SessionVersions) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const held = request.headers['if-none-match'];
    const sessionId = request.path.slice(1);
    if (!held || request.method !== 'GET' || !owned.isKnown(request.actor, sessionId)) return next();
    versions.read(sessionId).then((current) => {
      if (current === null || !namesVersion(held, current)) return next();
      response.setHeader('ETag', etagOf(current));
      response.setHeader('Cache-Control', MESSAGES_CACHING);
      response.statusCode = 304;
      response.end();
      measureUnchangedPoll(startedAt);
    });
  };
}

/** Browsers ask every time, with what they have. */
export const MESSAGES_CACHING = 'private, no-cache';
