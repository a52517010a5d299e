import type { Actor } from '@afya/service-contracts';
import { type NextFunction, type Request, type Response } from 'express';
import { type SessionData } from 'express-session';
import { type Cookies } from './cookies';
import { type LoginSessionStore } from './login-session.store';
import { isPolled } from './polled-routes';

declare module 'express-serve-static-core' {
  interface Request {
    /** who calls, from the signed cookies alone */
    actor: Actor;
    /** of the password with which the caller's login began */
    passwordVersion: string | undefined;
    /** the caller's login, as it was when the request came */
    login?: { id: string; data: SessionData };
  }
}

/**
 * Sets `request.actor`. Redis is asked only when there is a login cookie. A signed-in caller acts as `user`: whether it is an admin
 * is asked where it matters, so that a role taken away is gone at once.
 */
export function identifyCaller(cookies: Cookies, logins: LoginSessionStore) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (request.actor) return next();
    const visitorId = cookies.visitorOf(request);
    const loginId = cookies.read(request, 'login');
    const become = (login?: SessionData | null) => {
      const userId = login?.userId;
      request.passwordVersion = login?.passwordVersion;
      request.actor = { visitorId, userId: userId ?? null, role: userId ? 'user' : 'visitor' };
      if (login && loginId !== null) {
        request.login = { id: loginId, data: login };
        if (!isPolled(request)) logins.noteUse(loginId, login);
      }
      next();
    };
    if (loginId === null) become();
    else logins.read(loginId).then(become, next);
  };
}
