import { Inject, Injectable } from '@nestjs/common';
import { signedCookie } from 'cookie-parser';
import { type CookieOptions, type Request, type Response } from 'express';
import { nanoid } from 'nanoid';
import { createHmac } from 'node:crypto';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { cookieSecrets, deriveKey } from './cookie-secrets';

/** `vid` names a visitor, `login` a login session, `device` a browser that has signed in before. */
const COOKIES = ['vid', 'login', 'device'] as const;
export type CookieName = (typeof COOKIES)[number];

const VISITOR_ID = /^[A-Za-z0-9_-]{21}$/;
/** the longest time that browsers keep a cookie */
const LONGEST_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * The signed cookies. A signature is made with a key derived for the cookie's name, so that the value of one cookie is not accepted
 * as another. Cookies signed before names were bound, with the secret itself, are still read as `vid` and `login`.
 */
@Injectable()
export class Cookies {
  private readonly keys: Record<CookieName, string[]>;

  constructor(@Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'PUBLIC_URL' | 'COOKIE_SECRET'>) {
    const secrets = cookieSecrets(env.COOKIE_SECRET);
    const bound = (name: CookieName) =>
      secrets.map((secret) => deriveKey(secret, `cookie ${name}`).toString('base64url'));
    this.keys = {
      vid: [...bound('vid'), ...secrets],
      login: [...bound('login'), ...secrets],
      device: bound('device'),
    };
  }

  /** Whether the browser speaks https: PUBLIC_URL says so, or a proxy that TRUST_PROXY names. */
  isSecure(request: Request): boolean {
    return this.env.PUBLIC_URL?.startsWith('https:') || request.secure;
  }

  /** The keys of a cookie: the first signs, all of them verify. */
  keysOf(name: CookieName): string[] {
    return this.keys[name];
  }

  /** The value of a signed cookie; a forged or malformed one counts as none. */
  read(request: Request, name: CookieName): string | null {
    return verify(this.sent(request, name), this.keys[name]);
  }

  /** The visitor whom the cookie names. */
  visitorOf(request: Request): string | null {
    const id = this.read(request, 'vid');
    return id !== null && VISITOR_ID.test(id) ? id : null;
  }

  /** Makes the browser the visitor's whose id is given, or that of a new one. */
  issueVisitor(request: Request, response: Response, id = nanoid()): string {
    this.set(request, response, 'vid', id);
    return id;
  }

  /** Signs the visitor's cookie again when its signature is of an older key or form. */
  renewVisitor(request: Request, response: Response): void {
    const [current = ''] = this.keys.vid;
    const id = this.visitorOf(request);
    if (id !== null && verify(this.sent(request, 'vid'), [current]) === null) this.issueVisitor(request, response, id);
  }

  set(request: Request, response: Response, name: CookieName, value: string): void {
    const secure = this.isSecure(request);
    const [current = ''] = this.keys[name];
    const options = { ...cookieOptions(secure), maxAge: LONGEST_MS };
    response.cookie(cookieName(name, secure), sign(value, current), options);
  }

  /** Removes all of them from the browser. */
  clear(request: Request, response: Response): void {
    for (const name of COOKIES) this.clearOne(request, response, name);
  }

  clearOne(request: Request, response: Response, name: CookieName): void {
    const secure = this.isSecure(request);
    response.clearCookie(cookieName(name, secure), cookieOptions(secure));
  }

  private sent(request: Request, name: CookieName): unknown {
    return request.cookies[cookieName(name, this.isSecure(request))];
  }
}

/** `__Host-` makes browsers keep the cookie to this very host over https; plain http cannot have it. */
export function cookieName(name: CookieName, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function cookieOptions(secure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure };
}

/** The form of express-session and cookie-parser. */
function sign(value: string, key: string): string {
  return `s:${value}.${createHmac('sha256', key).update(value).digest('base64').replace(/=+$/, '')}`;
}

function verify(sent: unknown, keys: string[]): string | null {
  if (typeof sent !== 'string' || !sent.startsWith('s:')) return null;
  return signedCookie(sent, keys) || null;
}
