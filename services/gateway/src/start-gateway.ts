import { logger } from '@afya/runtime';
import type { AddressInfo } from 'node:net';
import { createGateway } from './create-gateway';
import { type GatewayEnv } from './gateway.env';
import { Drain } from './platform/drain/drain';

/** Starts listening. Returns the graceful shutdown: report not ready, close the server, finish open requests, disconnect the backends. */
export async function startGateway(env: GatewayEnv): Promise<() => Promise<void>> {
  const app = await createGateway(env);
  const [server, drain] = [app.getHttpServer(), app.get(Drain, { strict: false })];
  drain.watch(server);
  await app.listen(env.PORT, env.HOST);
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'listening');
  return () => drain.run(server, env.SHUTDOWN_DELAY_MS, () => app.close());
}
