import { envVariables, loadEnv } from '@afya/runtime';
import * as z from 'zod';

const schema = z.object({
  BUS_REDIS_URL: envVariables.redisUrl,
  QUEUE_REDIS_URL: envVariables.redisUrl,
  RPC_SECRET: envVariables.secret,
  /** sessions answered at the same time by this process */
  WORKER_CONCURRENCY: envVariables.count(8),
  ENGINE: z.enum(['embedded'], 'must be embedded: no other engine is built in').default('embedded'),
  /** one reply may take this long; the lease on its session is renewed meanwhile */
  ENGINE_TIMEOUT_MS: envVariables.milliseconds(45_000),
  /** ISO 3166-1 alpha-2: whose emergency numbers the replies name */
  COUNTRY: z.enum(['KE', 'TZ', 'UG']).default('KE'),
});
export type WorkerEnv = z.infer<typeof schema>;

/** Injection token of the worker's environment. */
export const WORKER_ENV = Symbol('WorkerEnv');

/** `source`: the process environment unless given. */
export const loadWorkerEnv = (source?: NodeJS.ProcessEnv): WorkerEnv => loadEnv(schema, source);
