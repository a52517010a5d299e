import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { type Actor } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { createHmac } from 'node:crypto';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { cookieSecrets, deriveKey } from '../identity/cookie-secrets';
import { Cookies } from '../identity/cookies';

/** 22 characters of base64url have room for 128 random bits. */
const KEY = new RegExp(`^[\\x21-\\x7e]{22,${LIMITS.idempotencyKeyLength}}$`);
/** of a visitor id, as nanoid makes them */
const ID_LENGTH = 21;

/**
 * Makes a caller without a cookie a visitor, when they open their first session. The visitor's id is derived from the request's
 * Idempotency-Key: if the answer with the cookie is lost, the same request derives the same visitor and gets the cookie again,
 * without anything being stored. Only a caller that has the key can do so, for this session and until the end of the day (UTC).
 */
@Injectable()
export class FirstVisitor {
  private readonly secret: Buffer;

  constructor(
    private readonly cookies: Cookies,
    @Inject(GATEWAY_ENV) { COOKIE_SECRET }: Pick<GatewayEnv, 'COOKIE_SECRET'>,
  ) {
    this.secret = deriveKey(cookieSecrets(COOKIE_SECRET)[0] ?? '', 'first visitor');
  }

  /** The caller, who is a visitor at least from here on. Refused with IDEMPOTENCY_KEY_MALFORMED. */
  become(request: Request, response: Response, sessionId: string): Actor {
    this.cookies.renewVisitor(request, response);
    if (request.actor.userId || request.actor.visitorId) return request.actor;
    const id = this.idFor(sessionId, request.get('Idempotency-Key'));
    return { ...request.actor, visitorId: this.cookies.issueVisitor(request, response, id) };
  }

  /** undefined without a key. Refused with IDEMPOTENCY_KEY_MALFORMED when the key is too short to be a secret. */
  idFor(sessionId: string, key: string | undefined, now = new Date()): string | undefined {
    if (key === undefined) return undefined;
    if (!KEY.test(key)) throw new AppError('IDEMPOTENCY_KEY_MALFORMED');
    const day = now.toISOString().slice(0, 10);
    const digest = createHmac('sha256', this.secret).update(`${sessionId} ${day} ${key}`).digest('base64url');
    return digest.slice(0, ID_LENGTH);
  }
}
