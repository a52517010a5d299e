import { LIMITS } from '@afya/contracts';
import { envVariables, isPublic, loadEnv } from '@afya/runtime';
import { objectStoreVariables } from '@afya/storage';
import * as z from 'zod';

const { count, dataKeys, flag, limit, milliseconds, postgresUrl, publicUrl, redisUrl, secret, text } = envVariables;

const database = {
  DATABASE_URL: postgresUrl,
  MIGRATIONS_DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: count(10),
  MIGRATE_ON_START: flag(true),
  DATA_KEYS: dataKeys,
};
const schema = z.object({
  ...database,
  BUS_REDIS_URL: redisUrl,
  QUEUE_REDIS_URL: redisUrl,
  RPC_KEY: text.optional(),
  RPC_PUBLIC_KEYS: text.optional(),
  /** in the place of both: one secret for all services */
  RPC_SECRET: secret.optional(),
  COUNTRY: z.enum(['KE', 'TZ', 'UG']).default('KE'),
  PUBLIC_URL: publicUrl,
  /** simulated gives credits away: it is the default on one's own machine alone */
  PAYMENTS: z.enum(['simulated', 'off']).optional(),
  PENDING_PER_SESSION: count(LIMITS.pendingPerSession),
  /** messages of an owner, whatever they cost; those that tell of an emergency are bounded by the third alone */
  MESSAGES_PER_HOUR: limit(30),
  MESSAGES_PER_DAY: limit(150),
  EMERGENCIES_PER_HOUR: limit(300),
  /** messages of all owners in one network: an IPv4 address, which carriers share among many, or an IPv6 /64 */
  NETWORK_MESSAGES_PER_HOUR: limit(2_000),
  NETWORK_MESSAGES_PER_DAY: limit(20_000),
  /** visitors of a network to whom the free credits are given on one day, and as many users */
  FREE_CREDITS_PER_NETWORK: limit(500),
  /** bytes of files that an owner may send in 24 hours, as they come */
  FILE_BYTES_PER_DAY: count(LIMITS.fileBytesPerDay),
  /** how long a worker that says nothing keeps a session; a killed one's session is answered again soon after */
  LEASE_MS: milliseconds(8_000),
  /** how often sessions that nobody answers are looked for */
  RECONCILE_MS: milliseconds(1_000),
  /** how long a hint is given to lead to an answer before another one is sent */
  HINT_MS: milliseconds(5_000),
  /** the first pause after a failed attempt at most; it doubles with each further one */
  RETRY_MS: milliseconds(500),
  /** after so many days without a visit a visitor's data is erased */
  VISITOR_RETENTION_DAYS: count(90),
  /** after so many months without a visit a user's data and account are erased */
  USER_RETENTION_MONTHS: count(24),
  /** after this, nothing that was under way when an erasure was accepted can still write; calls between services have 8 s */
  ERASURE_SETTLE_MS: milliseconds(12_000),
  /** what is erased leaves the store of files too */
  ...objectStoreVariables,
});
export type ConsultationEnv = z.infer<typeof schema>;

const safeSchema = schema.refine((env) => !isPublic(env) || env.PAYMENTS !== undefined, {
  path: ['PAYMENTS'],
  message: 'must be set with an https PUBLIC_URL: off, or simulated, which gives credits away',
});

/** Injection token of the environment. */
export const CONSULTATION_ENV = Symbol('ConsultationEnv');

export const loadConsultationEnv = (): ConsultationEnv => loadEnv(safeSchema);
/** The commands need the database and its keys, and nothing else. */
export const loadDatabaseEnv = () => loadEnv(z.object(database));
