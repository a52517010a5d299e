import { type Server } from 'node:http';
import { startTestGateway } from './start-test-gateway';

interface ExpressApp {
  router: { stack: { route?: { path: string | string[]; methods: Record<string, boolean> } }[] };
}

/** Every route of the API that the gateway's router knows, as `GET /api/session/:id`; its own description is left out. */
export async function routeTable(redisUrl: string): Promise<string[]> {
  const gateway = await startTestGateway(redisUrl);
  const routes = routesOf(gateway.server).filter((route) => / \/api\/(?!docs)/.test(route));
  await gateway.stop();
  return routes;
}

function routesOf(server: Server): string[] {
  const app = server.listeners('request').find((listener) => 'router' in listener) as unknown as ExpressApp;
  return app.router.stack.flatMap(({ route }) => {
    const methods = Object.keys(route?.methods ?? {}).map((method) => method.toUpperCase());
    return [route?.path ?? []].flat().flatMap((path) => methods.map((method) => `${method} ${path}`));
  });
}
