import { logger } from '@afya/runtime';
import type { AddressInfo } from 'node:net';
import { createGateway } from './create-gateway';
import { Drain } from './drain/drain';
import { type GatewayEnv } from './gateway.env';

/**
 * Starts listening; returns how to stop: told to whoever sends requests, then no new connections, what is under way is finished,
 * and the backends are let go.
 */
export async function startGateway(env: GatewayEnv): Promise<() => Promise<void>> {
  const app = await createGateway(env);
  const [server, drain] = [app.getHttpServer(), app.get(Drain, { strict: false })];
  drain.watch(server);
  await app.listen(env.PORT, env.HOST);
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'listening');
  return () => drain.run(server, env.SHUTDOWN_DELAY_MS, () => app.close());
}
