import { logger } from '@afya/runtime';
import type { AddressInfo } from 'node:net';
import { createGateway } from './create-gateway';
import { type GatewayEnv } from './gateway.env';

/** Starts listening; returns how to stop: no new connections, what is under way is finished, then the backends are let go. */
export async function startGateway(env: GatewayEnv): Promise<() => Promise<void>> {
  const app = await createGateway(env);
  await app.listen(env.PORT, env.HOST);
  const { port } = app.getHttpServer().address() as AddressInfo;
  logger.info({ port }, 'listening');
  return () => app.close();
}
