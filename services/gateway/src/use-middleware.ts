import { type NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { BOARD_PATH } from './admin/queues/queue-board';
import { type GatewayEnv } from './gateway.env';
import { ConfidenceController } from './confidence/confidence.controller';
import { Cookies } from './identity/cookies';
import { identifyCaller } from './identity/identify-caller';
import { LoginSessionStore } from './identity/login-session.store';
import { MessagesController } from './messages/messages.controller';
import { UnchangedPolls, versionOf } from './messages/unchanged-polls';
import { API_PREFIX, controllerPath } from './platform/controller-path';
import { bodyDeadline } from './platform/hardening/body-deadline';
import { limitHeaders } from './platform/hardening/limit-headers';
import { sameOriginOnly } from './platform/hardening/same-origin';
import { securityHeaders } from './platform/hardening/security-headers';
import { isServedHost, servedHostOnly } from './platform/hardening/served-host';
import { API_DOCS_PATH } from './platform/openapi/serve-api-docs';
import { traceRequest } from './platform/tracing/trace-request';

/** Answers unchanged polls before any other work. A failure here is ignored because the later middleware runs into it again. */
export function usePollShortcut(app: NestExpressApplication, env: GatewayEnv): void {
  const parseCookies = cookieParser();
  const identify = identifyCaller(app.get(Cookies), app.get(LoginSessionStore));
  const polls = app.get(UnchangedPolls, { strict: false });
  const isServed = isServedHost(env);
  const shortcut =
    (isPoll: (request: Request) => unknown, answer: RequestHandler) =>
    (request: Request, response: Response, next: NextFunction) => {
      if (!isPoll(request) || !isServed(request)) return next();
      parseCookies(request, response, () =>
        identify(request, response, (failure) => void (failure ? next() : answer(request, response, next))),
      );
    };
  app.use(
    controllerPath(MessagesController),
    shortcut(
      ({ headers }) => headers['if-none-match'],
      (request, response, next) => polls.answerMessages(request, response, next),
    ),
  );
  app.use(
    controllerPath(ConfidenceController),
    shortcut(versionOf, (request, response, next) => polls.answerConfidence(request, response, next)),
  );
}

/** Middleware of every request, for pages and the API. The trace comes first, before anything can fail. */
export function useCommonMiddleware(app: NestExpressApplication, env: GatewayEnv): void {
  app.use(traceRequest);
  app.use(securityHeaders(env, [API_DOCS_PATH, BOARD_PATH]));
  app.use(limitHeaders, servedHostOnly(env), bodyDeadline(env));
  app.use(compression());
}

/**
 * Middleware of every API request. A request from a foreign origin is rejected before its cookies or body are read. The caller is identified
 * here and not in a guard, because unchanged polls are answered and requests are counted by caller before any guard of a route runs.
 */
export function useApiMiddleware(app: NestExpressApplication, env: GatewayEnv): void {
  const identify = identifyCaller(app.get(Cookies), app.get(LoginSessionStore));
  app.use(`/${API_PREFIX}`, disableCaching, sameOriginOnly(env), cookieParser(), identify);
}

/** Responses are personal, so no cache may store them unless a route allows it. */
function disableCaching(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
