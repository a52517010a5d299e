import { envVariables, isPublic, loadEnv } from '@afya/runtime';
import { objectStoreVariables } from '@afya/storage';
import * as z from 'zod';
import { parseTrustProxy } from './http/trust-proxy';
import { cookieSecrets } from './identity/cookie-secrets';
import { requestLimit } from './limits/request-limit';

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: envVariables.port(3000),
  BUS_REDIS_URL: envVariables.redisUrl,
  /** for the admins' view of the queues alone; default BUS_REDIS_URL */
  QUEUE_REDIS_URL: envVariables.redisUrl.optional(),
  RPC_KEY: envVariables.text.optional(),
  RPC_PUBLIC_KEYS: envVariables.text.optional(),
  /** in the place of both: one secret for all services */
  RPC_SECRET: envVariables.secret.optional(),
  /** several with commas while it is rotated: the first signs, all of them verify */
  COOKIE_SECRET: z.string().refine(isSecretList, 'must be secrets of at least 16 characters, with commas between them'),
  /** where the product is reached from outside; https makes cookies Secure */
  PUBLIC_URL: envVariables.publicUrl,
  /** the proxies in front whose X-Forwarded-* headers count: a number of hops, or addresses and subnets with commas */
  TRUST_PROXY: z.string().superRefine(isTrustProxy).optional(),
  /** the built frontend; without it only /api is served */
  FRONTEND_DIR: z.string().optional(),
  /** where files lie that are received and not accepted yet; on a disk, for they may take a gigabyte; default the system's temporary folder */
  UPLOADS_DIR: z.string().optional(),
  /** files that are looked into at the same time, each by a process of its own that may take a gigabyte */
  FILE_CHECKS_AT_ONCE: envVariables.count(2),
  /** how often the object store is searched for files of no message, and how long one must have lain there */
  FILE_SWEEP_MS: envVariables.milliseconds(600_000),
  FILE_ORPHAN_MS: envVariables.milliseconds(3_600_000),
  /** whose emergency numbers a refused message carries */
  COUNTRY: z.enum(['KE', 'TZ', 'UG']).default('KE'),
  /** what the privacy page tells: the other services' settings of the same names, and whom to ask */
  ENGINE: z.enum(['embedded', 'openai']).default('embedded'),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRIVACY_CONTACT: z.string().min(1).max(200).optional(),
  VISITOR_RETENTION_DAYS: envVariables.count(90),
  USER_RETENTION_MONTHS: envVariables.count(24),
  LOG_RETENTION_DAYS: envVariables.count(90),
  /** requests of one caller and of one network: a minute; uploads, registering, passwords, exports an hour; log-ins a quarter of an hour */
  LIMIT_READ: requestLimit(600, 12_000),
  LIMIT_WRITE: requestLimit(120, 2_400),
  LIMIT_SEND: requestLimit(60, 1_200),
  LIMIT_UPLOAD: requestLimit(60, 1_200),
  /** seconds of the processor that checks of files may take, an hour */
  LIMIT_CHECK_SECONDS: requestLimit(20, 300),
  LIMIT_LOGIN: requestLimit(30, 200),
  LIMIT_REGISTER: requestLimit(10, 100),
  LIMIT_PASSWORD: requestLimit(20, 200),
  LIMIT_EXPORT: requestLimit(10, 100),
  /** an admin's login ends when it is not used for so long; for so long a shown password is enough for what needs it again */
  ADMIN_IDLE_MS: envVariables.milliseconds(1_800_000),
  STEP_UP_MS: envVariables.milliseconds(300_000),
  /** connections at once, altogether and (without a proxy in front) of one network */
  CONNECTIONS: envVariables.limit(10_000),
  CONNECTIONS_PER_NETWORK: envVariables.limit(1_000),
  /**
   * how long headers may take, the first 40 kB of a body (or all of it) or the client of an export to take some of it, and a whole request
   * to arrive; each further 40 kB of a body may take a third of that
   */
  HEADERS_MS: envVariables.milliseconds(20_000),
  BODY_MS: envVariables.milliseconds(30_000),
  REQUEST_MS: envVariables.milliseconds(300_000),
  /** after SIGTERM, how long a gateway that is not ready any more still serves, for whatever stands in front to turn away from it */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(10_000).default(0),
  ...objectStoreVariables,
});
export type GatewayEnv = z.infer<typeof schema>;

const safeSchema = schema.refine((env) => !isPublic(env) || env.TRUST_PROXY !== undefined, {
  path: ['TRUST_PROXY'],
  message: 'must be set with an https PUBLIC_URL: the number or the addresses of the proxies in front, or 0',
});

/** Injection token of the environment. */
export const GATEWAY_ENV = Symbol('gateway environment');

export function loadGatewayEnv(): GatewayEnv {
  return loadEnv(safeSchema);
}

function isSecretList(setting: string): boolean {
  return cookieSecrets(setting).every((secret) => envVariables.secret.safeParse(secret).success);
}

function isTrustProxy(setting: string, context: z.RefinementCtx): void {
  try {
    parseTrustProxy(setting);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
}
