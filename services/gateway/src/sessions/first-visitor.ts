import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { type Actor } from '@afya/service-contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { createHmac, type KeyObject } from 'node:crypto';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { cookieSecrets } from '../platform/cookie-secrets.env';
import { deriveKey } from '../platform/derive-key';
import { Cookies } from '../identity/cookies';

/** 22 characters of base64url can encode 128 random bits. */
const KEY = new RegExp(`^[\\x21-\\x7e]{22,${LIMITS.idempotencyKeyLength}}$`);
/** the length of nanoid's ids */
const VISITOR_ID_LENGTH = 21;

/**
 * Makes a caller without a cookie a visitor when the caller opens its first session. The visitor's id is derived from the request's
 * Idempotency-Key: if the response with the cookie is lost, a retry derives the same visitor and gets the cookie again, without any
 * stored state. Only a caller with the key can do so, for this session and until the end of the day (UTC).
 */
@Injectable()
export class FirstVisitor {
  private readonly secret: KeyObject;

  constructor(
    private readonly cookies: Cookies,
    @Inject(GATEWAY_ENV) { COOKIE_SECRET }: Pick<GatewayEnv, 'COOKIE_SECRET'>,
  ) {
    this.secret = deriveKey(cookieSecrets(COOKIE_SECRET)[0] ?? '', 'first visitor');
  }

  /** Returns the caller as a visitor or user. Throws IDEMPOTENCY_KEY_MALFORMED. */
  become(request: Request, response: Response, sessionId: string): Actor {
    this.cookies.renewVisitor(request, response);
    if (request.actor.userId || request.actor.visitorId) return request.actor;
    const id = this.idFor(sessionId, request.get('Idempotency-Key'));
    return { ...request.actor, visitorId: this.cookies.issueVisitor(request, response, id) };
  }

  /** undefined without a key. Throws IDEMPOTENCY_KEY_MALFORMED when the key is too short to be a secret. */
  idFor(sessionId: string, key: string | undefined, now = new Date()): string | undefined {
    if (key === undefined) return undefined;
    if (!KEY.test(key)) throw new AppError('IDEMPOTENCY_KEY_MALFORMED');
    const day = now.toISOString().slice(0, 10);
    const digest = createHmac('sha256', this.secret).update(`${sessionId} ${day} ${key}`).digest('base64url');
    return digest.slice(0, VISITOR_ID_LENGTH);
  }
}
