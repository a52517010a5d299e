import { type NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import { type NextFunction, type Request, type Response } from 'express';
import { Redis } from 'ioredis';
import { type GatewayEnv } from '../gateway.env';
import { Cookies } from '../identity/cookies';
import { identifyCaller } from '../identity/identify-caller';
import { LoginSessionStore } from '../identity/login-session.store';
import { loginSession } from '../identity/login-session';
import { SessionVersions } from '../messages/session-versions';
import { answerUnchangedPolls } from '../messages/unchanged-polls';
import { OwnedSessions } from '../sessions/owned-sessions';
import { bodyDeadline } from './body-deadline';
import { limitHeaders } from './limit-headers';
import { sameOriginOnly } from './same-origin';
import { securityHeaders } from './security-headers';
import { isServedHost, servedHostOnly } from './served-host';
import { strictJson } from './strict-json';
import { traceRequest } from './trace-request';

/** Bytes of a JSON body at most: a name and a password, a reason, a note. */
const JSON_BYTES = 16 * 1024;
/** The only routes that open, change or end a login. */
const LOGIN_ROUTES = ['login', 'register', 'logout', 'password', 'step-up', 'second-factor'].map(
  (route) => `/api/auth/${route}`,
);

/** Polls that find nothing new are answered before anything else is done for them; what fails here is met again further on. */
export function usePollShortcut(app: NestExpressApplication, env: GatewayEnv): void {
  const parseCookies = cookieParser();
  const identify = identifyCaller(app.get(Cookies), app.get(LoginSessionStore));
  const [owned, versions] = [app.get(OwnedSessions, { strict: false }), app.get(SessionVersions, { strict: false })];
  const answer = answerUnchangedPolls(owned, versions);
  const isServed = isServedHost(env);
  app.use('/api/messages', (request: Request, response: Response, next: NextFunction) => {
    if (!request.headers['if-none-match'] || !isServed(request)) return next();
    parseCookies(request, response, () =>
      identify(request, response, (failure) => (failure ? next() : answer(request, response, next))),
    );
  });
}

/** What every answer passes, pages and API alike. Order matters: the trace is there before anything can fail. */
export function useCommonMiddleware(app: NestExpressApplication, env: GatewayEnv): void {
  app.use(traceRequest);
  app.use(securityHeaders(env));
  app.use(limitHeaders, servedHostOnly(env), bodyDeadline(env));
  app.use(compression());
}

/** What the API passes: a refused origin is turned away before its cookies or body are read. */
export function useApiMiddleware(app: NestExpressApplication, env: GatewayEnv): void {
  const cookies = app.get(Cookies);
  const identify = identifyCaller(cookies, app.get(LoginSessionStore));
  app.use('/api', keptByNobody, sameOriginOnly(env), cookieParser(), identify);
  app.use(LOGIN_ROUTES, strictJson(JSON_BYTES), loginSession(cookies, app.get(Redis), env.ADMIN_IDLE_MS));
  app.use(['/api/me', '/api/admin'], strictJson(JSON_BYTES));
}

/** Answers are a person's: no cache keeps them but where a route says so itself. */
function keptByNobody(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
