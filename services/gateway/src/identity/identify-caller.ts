import type { Account, Actor } from '@afya/service-contracts';
import { type NextFunction, type Request, type Response } from 'express';
import { type SessionData } from 'express-session';
import { type Cookies } from './cookies';
import { type LoginSessionStore } from './login-session.store';

declare module 'express-serve-static-core' {
  interface Request {
    /** the caller, identified by the signed cookies only */
    actor: Actor;
    /** version of the password with which the caller's login began */
    passwordVersion: string | undefined;
    /** the caller's login at the start of the request */
    loginSession?: { id: string; data: SessionData };
    /** the caller's account, set by the guard that reads it */
    account?: Account;
  }
}

/**
 * Sets `request.actor`. Redis is read only when there is a login cookie. A signed-in caller gets the role `user`: admin guards read the
 * current role, so that revoking a role takes effect at once.
 */
export function identifyCaller(cookies: Cookies, logins: LoginSessionStore) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (request.actor) return next();
    const visitorId = cookies.visitorOf(request);
    const loginId = cookies.read(request, 'login');
    const setCaller = (login?: SessionData | null) => {
      const userId = login?.userId;
      request.passwordVersion = login?.passwordVersion;
      request.actor = { visitorId, userId: userId ?? null, role: userId ? 'user' : 'visitor' };
      if (login && loginId !== null) request.loginSession = { id: loginId, data: login };
      next();
    };
    if (loginId === null) setCaller();
    else logins.read(loginId).then(setCaller, next);
  };
}
