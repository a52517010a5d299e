import { nestLogger } from '@afya/runtime';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { serveFrontend } from './frontend/serve-frontend';
import { GatewayModule } from './gateway.module';
import { type GatewayEnv } from './gateway.env';
import { GatewayAdapter } from './http/gateway.adapter';
import { hardenServer } from './http/harden-server';
import { setEmergencyNumbers } from './http/emergency-numbers';
import { limitConnections } from './http/limit-connections';
import { parseTrustProxy } from './http/trust-proxy';
import { useApiMiddleware, useCommonMiddleware, usePollShortcut } from './http/use-middleware';
import { serveApiDocs } from './openapi/serve-api-docs';

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
  setEmergencyNumbers(app, env.COUNTRY);
  app.setGlobalPrefix('api');
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
