import { envVariables } from '@afya/runtime';
import * as z from 'zod';

export const platformVariables = {
  HOST: z.string().default('127.0.0.1'),
  PORT: envVariables.port(3000),
  BUS_REDIS_URL: envVariables.redisUrl,
  RPC_KEY: envVariables.text,
  RPC_PUBLIC_KEYS: envVariables.text,
  /** the public address of the product; https makes cookies Secure */
  PUBLIC_URL: envVariables.publicUrl,
  /** the built frontend; without it only /api is served */
  FRONTEND_DIR: z.string().optional(),
  /** the country whose emergency numbers a refused message carries */
  COUNTRY: z.enum(['KE', 'TZ', 'UG']).default('KE'),
  /** maximum number of open connections; per network only without a proxy in front */
  CONNECTIONS: envVariables.limit(10_000),
  CONNECTIONS_PER_NETWORK: envVariables.limit(1_000),
  /** deadline for the headers of a request */
  HEADERS_MS: envVariables.milliseconds(20_000),
  /**
   * deadline for the first 40 kB of a body, or for all of a smaller one; each further 40 kB may take a third of it. An export is
   * cut off when its client reads nothing for this time.
   */
  BODY_MS: envVariables.milliseconds(30_000),
  /** deadline for a whole request */
  REQUEST_MS: envVariables.milliseconds(300_000),
  /** time after SIGTERM in which a gateway reports not ready and still serves, so that the load balancer can stop sending requests */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(0),
};
