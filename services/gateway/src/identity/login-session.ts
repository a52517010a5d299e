import { type NextFunction, type Request, type Response } from 'express';
import session, { type SessionData } from 'express-session';
import { type Redis } from 'ioredis';
import { cookieName, cookieOptions, type Cookies } from './cookies';
import { LOGIN_SECONDS, LoginSessionStore } from './login-session.store';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** of the password with which it began */
    passwordVersion: string;
    /** milliseconds; missing in logins that are older than these facts */
    createdAt?: number;
    /** when the password was last shown, in milliseconds */
    confirmedAt?: number;
    /** coarse: browser and system */
    device?: string;
    /** of an admin: it ends when it is not used */
    admin?: true;
    /** the second factor of which a code was given */
    secondFactor?: string;
  }
}

/** express-session for the routes that open and end a login; one for http and one for https, for the cookie's name differs. */
export function loginSession(cookies: Cookies, redis: Redis, adminIdleMs: number) {
  const create = (secure: boolean) =>
    session({
      name: cookieName('login', secure),
      secret: cookies.keysOf('login'),
      store: new LoginSessionStore(redis, adminIdleMs), // its own: express-session puts the cookie's settings into it
      resave: false,
      saveUninitialized: false,
      proxy: true,
      cookie: { ...cookieOptions(secure), maxAge: LOGIN_SECONDS * 1000 },
    });
  const overHttp = create(false);
  const overHttps = create(true);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!cookies.isSecure(request)) return void overHttp(request, response, next);
    // It looks at this header alone before it sets a Secure cookie; that the outside is https is known by now.
    request.headers['x-forwarded-proto'] = 'https';
    overHttps(request, response, next);
  };
}

/** Starts a login under a new session id, whatever the browser came with. */
export async function startLogin(request: Request, login: Omit<SessionData, 'cookie'>): Promise<void> {
  await finished((done) => request.session.regenerate(done));
  Object.assign(request.session, login);
  await finished((done) => request.session.save(done));
}

/** Ends the login on the server. */
export async function endLogin(request: Request): Promise<void> {
  await finished((done) => request.session.destroy(done));
}

/** Ends the login on the server and in the browser. */
export async function closeLogin(cookies: Cookies, request: Request, response: Response): Promise<void> {
  await endLogin(request);
  cookies.clearOne(request, response, 'login');
}

function finished(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}
