import { envVariables, loadEnv } from '@afya/runtime';
import { objectStoreVariables } from '@afya/storage';
import * as z from 'zod';

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: envVariables.port(3000),
  BUS_REDIS_URL: envVariables.redisUrl,
  RPC_SECRET: envVariables.secret,
  COOKIE_SECRET: envVariables.secret,
  /** where the product is reached from outside; https makes cookies Secure */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** the proxies in front whose X-Forwarded-* headers count: a number of hops, or addresses and subnets with commas */
  TRUST_PROXY: z.string().optional(),
  /** the built frontend; without it only /api is served */
  FRONTEND_DIR: z.string().optional(),
  ...objectStoreVariables,
});
export type GatewayEnv = z.infer<typeof schema>;

/** Injection token of the environment. */
export const GATEWAY_ENV = Symbol('gateway environment');

export function loadGatewayEnv(): GatewayEnv {
  return loadEnv(schema);
}
