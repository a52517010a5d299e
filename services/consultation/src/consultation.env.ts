import { LIMITS } from '@afya/contracts';
import { envVariables, isPublic, loadEnv } from '@afya/runtime';
import { objectStoreVariables } from '@afya/storage';
import * as z from 'zod';

const { count, dataKeys, flag, limit, milliseconds, postgresUrl, publicUrl, redisUrl, text } = envVariables;

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
  RPC_KEY: text,
  RPC_PUBLIC_KEYS: text,
  COUNTRY: z.enum(['KE', 'TZ', 'UG']).default('KE'),
  PUBLIC_URL: publicUrl,
  /** simulated payments are free credits: the default only on a local machine */
  PAYMENTS: z.enum(['simulated', 'off']).optional(),
  PENDING_PER_SESSION: count(LIMITS.pendingPerSession),
  /** messages of an owner, free ones too; only the third limit applies to emergencies */
  MESSAGES_PER_HOUR: limit(30),
  MESSAGES_PER_DAY: limit(150),
  EMERGENCIES_PER_HOUR: limit(300),
  /** messages of all owners in one network: an IPv4 address, which carriers share among many, or an IPv6 /64 */
  NETWORK_MESSAGES_PER_HOUR: limit(2_000),
  NETWORK_MESSAGES_PER_DAY: limit(20_000),
  /** visitors of a network who are granted the free credits on one day, and as many users */
  FREE_CREDITS_PER_NETWORK: limit(500),
  /** bytes of files, as received, that an owner may send in 24 hours */
  FILE_BYTES_PER_DAY: count(LIMITS.fileBytesPerDay),
  /** lease of a worker without a renewal; after it another worker answers the session */
  LEASE_MS: milliseconds(8_000),
  /** interval of the search for sessions that no worker answers */
  RECONCILE_MS: milliseconds(1_000),
  /** how long a worker has to react to a wake-up job before another one is sent */
  WAKE_UP_RETRY_MS: milliseconds(5_000),
  /** maximum of the first pause after a failed attempt; it doubles with each further one */
  RETRY_MS: milliseconds(500),
  /** a visitor's data is erased after so many days without a visit */
  VISITOR_RETENTION_DAYS: count(90),
  /** a user's data and account are erased after so many months without a visit */
  USER_RETENTION_MONTHS: count(24),
  /** time until all requests from before an erasure have ended; calls between services have 8 s */
  ERASURE_SETTLE_MS: milliseconds(12_000),
  /** erasures delete files from the object store */
  ...objectStoreVariables,
});
export type ConsultationEnv = z.infer<typeof schema>;

const safeSchema = schema.refine((env) => !isPublic(env) || env.PAYMENTS !== undefined, {
  path: ['PAYMENTS'],
  message: 'must be set with an https PUBLIC_URL: off, or simulated, which gives credits away',
});

/** Injection token of the environment. */
export const CONSULTATION_ENV = Symbol('ConsultationEnv');

/** Variables under the names that they had before; until 0.3. */
const FORMER_NAMES = new Map([['WAKE_UP_RETRY_MS', 'HINT_MS']]);

export const loadConsultationEnv = (): ConsultationEnv => loadEnv(safeSchema, undefined, FORMER_NAMES);
/** The commands need only the database and its keys. */
export const loadDatabaseEnv = () => loadEnv(z.object(database));
