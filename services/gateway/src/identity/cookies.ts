import { Inject, Injectable } from '@nestjs/common';
import { signedCookie } from 'cookie-parser';
import { type CookieOptions, type Request, type Response } from 'express';
import { nanoid } from 'nanoid';
import { createHmac } from 'node:crypto';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { cookieSecrets } from '../platform/cookie-secrets.env';
import { deriveKey } from '../platform/derive-key';

/** `vid` names a visitor, `login` a login session, `device` a browser that has signed in before. */
const COOKIES = ['vid', 'login', 'device'] as const;
export type CookieName = (typeof COOKIES)[number];

const VISITOR_ID = /^[A-Za-z0-9_-]{21}$/;
/** browsers keep no cookie for longer */
const MAX_AGE_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * The signed cookies. Each signature uses a key derived for the cookie's name, so that the value of one cookie is not accepted as
 * another. Older cookies, signed with the secret itself, are still read as `vid` and `login`.
 */
@Injectable()
export class Cookies {
  private readonly keys: Record<CookieName, string[]>;

  constructor(@Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'PUBLIC_URL' | 'COOKIE_SECRET'>) {
    const secrets = cookieSecrets(env.COOKIE_SECRET);
    const derivedKeys = (name: CookieName) =>
      secrets.map((secret) => deriveKey(secret, `cookie ${name}`).export().toString('base64url'));
    this.keys = {
      vid: [...derivedKeys('vid'), ...secrets],
      login: [...derivedKeys('login'), ...secrets],
      device: derivedKeys('device'),
    };
  }

  /** Whether the browser uses https, according to PUBLIC_URL or a trusted proxy. */
  isSecure(request: Request): boolean {
    return this.env.PUBLIC_URL?.startsWith('https:') || request.secure;
  }

  /** The keys of a cookie: the first signs, all of them verify. */
  keysOf(name: CookieName): string[] {
    return this.keys[name];
  }

  /** The value of a signed cookie; null without one, or when it is forged or malformed. */
  read(request: Request, name: CookieName): string | null {
    return verify(this.rawValue(request, name), this.keys[name]);
  }

  /** The visitor id of the cookie. */
  visitorOf(request: Request): string | null {
    const id = this.read(request, 'vid');
    return id !== null && VISITOR_ID.test(id) ? id : null;
  }

  /** Sets the visitor cookie to the given id, or to a new one. */
  issueVisitor(request: Request, response: Response, id = nanoid()): string {
    this.set(request, response, 'vid', id);
    return id;
  }

  /** Signs the visitor cookie again when its signature uses an older key or format. */
  renewVisitor(request: Request, response: Response): void {
    const [current = ''] = this.keys.vid;
    const id = this.visitorOf(request);
    if (id !== null && verify(this.rawValue(request, 'vid'), [current]) === null)
      this.issueVisitor(request, response, id);
  }

  set(request: Request, response: Response, name: CookieName, value: string): void {
    const secure = this.isSecure(request);
    const [current = ''] = this.keys[name];
    const options = { ...cookieOptions(secure), maxAge: MAX_AGE_MS };
    response.cookie(cookieName(name, secure), sign(value, current), options);
  }

  /** Removes all cookies from the browser. */
  clear(request: Request, response: Response): void {
    for (const name of COOKIES) this.clearOne(request, response, name);
  }

  clearOne(request: Request, response: Response, name: CookieName): void {
    const secure = this.isSecure(request);
    response.clearCookie(cookieName(name, secure), cookieOptions(secure));
  }

  private rawValue(request: Request, name: CookieName): unknown {
    return request.cookies[cookieName(name, this.isSecure(request))];
  }
}

/** `__Host-` restricts the cookie to exactly this host and to https, so plain http cannot use it. */
export function cookieName(name: CookieName, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function cookieOptions(secure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure };
}

/** The format of express-session and cookie-parser. */
function sign(value: string, key: string): string {
  return `s:${value}.${createHmac('sha256', key).update(value).digest('base64').replace(/=+$/, '')}`;
}

function verify(rawValue: unknown, keys: string[]): string | null {
  if (typeof rawValue !== 'string' || !rawValue.startsWith('s:')) return null;
  return signedCookie(rawValue, keys) || null;
}
