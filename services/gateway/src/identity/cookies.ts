import { type CookieOptions, type Request, type Response } from 'express';
import { nanoid } from 'nanoid';
import { type GatewayEnv } from '../gateway.env';

type PublicUrl = Pick<GatewayEnv, 'PUBLIC_URL'>;

const VISITOR_ID = /^[A-Za-z0-9_-]{21}$/;
const VISITOR_MS = 400 * 24 * 60 * 60 * 1000;

/** Whether the browser speaks https: PUBLIC_URL says so, or a proxy that TRUST_PROXY names. */
export function isSecure({ PUBLIC_URL }: PublicUrl, request: Request): boolean {
  return PUBLIC_URL?.startsWith('https:') || request.secure;
}

/** `__Host-` makes browsers keep the cookie to this very host over https; plain http cannot have it. */
export function cookieName(name: 'vid' | 'login', secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function cookieOptions(secure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure };
}

/** The value of a signed cookie; a forged or malformed one counts as none. */
export function readSignedCookie(env: PublicUrl, request: Request, name: 'vid' | 'login'): string | null {
  const value: unknown = request.signedCookies[cookieName(name, isSecure(env, request))];
  return typeof value === 'string' ? value : null;
}

/** The visitor whom the cookie names. */
export function readVisitor(env: PublicUrl, request: Request): string | null {
  const id = readSignedCookie(env, request, 'vid');
  return id !== null && VISITOR_ID.test(id) ? id : null;
}

/** Gives the browser a new visitor id, in place of the one it may have. */
export function issueVisitor(env: PublicUrl, request: Request, response: Response): string {
  const id = nanoid();
  const secure = isSecure(env, request);
  response.cookie(cookieName('vid', secure), id, { ...cookieOptions(secure), signed: true, maxAge: VISITOR_MS });
  return id;
}
