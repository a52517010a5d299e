import { type Server } from 'node:http';
import { startTestGateway } from './start-test-gateway';

interface ExpressApp {
  router: { stack: { route?: { path: string | string[]; methods: Record<string, boolean> } }[] };
}

/** Every API route of the gateway's router, as `GET /api/session/:id`, without the routes of the API's description. */
export async function routeTable(redisUrl: string): Promise<string[]> {
  const gateway = await startTestGateway(redisUrl);
  const routes = new Set(routesOf(gateway.server).filter((route) => / \/api\/(?!docs)/.test(route)));
  await gateway.stop();
  return [...routes];
}

function routesOf(server: Server): string[] {
  const app = server.listeners('request').find((listener) => 'router' in listener) as unknown as ExpressApp;
  // middleware of a controller is registered under the same route, sometimes with a trailing slash
  return app.router.stack.flatMap(({ route }) => {
    const methods = Object.keys(route?.methods ?? {}).map((method) => method.toUpperCase());
    return [route?.path ?? []]
      .flat()
      .flatMap((path) => methods.map((method) => `${method} ${path.replace(/\/$/, '')}`));
  });
}
