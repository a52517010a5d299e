import { type NextFunction, type Request, type Response } from 'express';
import session, { type SessionData } from 'express-session';
import { type Redis } from 'ioredis';
import { cookieName, cookieOptions, type Cookies } from './cookies';
import { LOGIN_SECONDS, LoginSessionStore } from './login-session.store';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** version of the password with which the login began */
    passwordVersion: string;
    /** milliseconds since 1970; missing in logins from older releases */
    createdAt?: number;
    /** time of the last password confirmation, in milliseconds since 1970 */
    confirmedAt?: number;
    /** browser and system only */
    device?: string;
    /** an admin's login ends when it is not used */
    admin?: true;
    /** id of the second factor whose code was entered */
    secondFactor?: string;
  }
}

/** express-session for the routes that start and end a login. Http and https need one each because the cookie names differ. */
export function loginSession(cookies: Cookies, redis: Redis, adminIdleMs: number) {
  const create = (secure: boolean) =>
    session({
      name: cookieName('login', secure),
      secret: cookies.keysOf('login'),
      store: new LoginSessionStore(redis, adminIdleMs), // not shared: express-session adds the cookie settings to its store
      resave: false,
      saveUninitialized: false,
      proxy: true,
      cookie: { ...cookieOptions(secure), maxAge: LOGIN_SECONDS * 1000 },
    });
  const overHttp = create(false);
  const overHttps = create(true);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!cookies.isSecure(request)) return void overHttp(request, response, next);
    // express-session sets a Secure cookie only with this header. `isSecure` has already checked for https.
    request.headers['x-forwarded-proto'] = 'https';
    overHttps(request, response, next);
  };
}

/** Starts a login with a new session id, which prevents session fixation. */
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
