import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { ChatController } from './chat/chat.controller';
import { type GatewayEnv } from './gateway.env';
import { GatewayModule } from './gateway.module';
import { API_PREFIX, controllerPath } from './platform/controller-path';
import { setEmergencyNumbers } from './platform/errors/emergency-numbers';
import { GatewayAdapter } from './platform/hardening/gateway.adapter';
import { hardenServer } from './platform/hardening/harden-server';
import { limitConnections } from './platform/hardening/limit-connections';
import { parseTrustProxy } from './platform/hardening/trust-proxy.env';
import { serveApiDocs } from './platform/openapi/serve-api-docs';
import { serveFrontend } from './platform/static-page/serve-frontend';
import { SessionsController } from './sessions/sessions.controller';
import { useApiMiddleware, useCommonMiddleware, usePollShortcut } from './use-middleware';

/** Builds the whole HTTP application, not yet listening. */
export async function createGateway(env: GatewayEnv): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(GatewayModule.with(env), new GatewayAdapter(env), {
    bodyParser: false,
    logger: nestLogger,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', parseTrustProxy(env.TRUST_PROXY));
  setEmergencyNumbers(app, env.COUNTRY, [ChatController, SessionsController].map(controllerPath));
  app.setGlobalPrefix(API_PREFIX);
  usePollShortcut(app, env);
  useCommonMiddleware(app, env);
  useApiMiddleware(app, env);
  if (env.FRONTEND_DIR) serveFrontend(app, env.FRONTEND_DIR);
  serveApiDocs(app);
  hardenServer(app.getHttpServer(), env);
  if (env.CONNECTIONS_PER_NETWORK && !env.TRUST_PROXY)
    limitConnections(app.getHttpServer(), env.CONNECTIONS_PER_NETWORK);
  return app;
}
