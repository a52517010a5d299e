import { join } from 'node:path';
import type { Backends } from '../backends/prepare-backends.ts';
import { prepareFilesDir } from '../setup/files-dir.ts';
import { makeDir, root } from '../setup/paths.mjs';
import { publicKeysOf, rpcKeyOf, savedSecrets, services, type ServiceName } from '../../secrets/secrets.mjs';

/** `env` is for all services; `own` has the values of one service, which override it. */
export interface ProductEnv {
  env: NodeJS.ProcessEnv;
  own: Record<ServiceName, NodeJS.ProcessEnv>;
}

/** Variables that .env has for docker-compose.yml only: no service needs another's password or key. */
const ofOtherServices = /^(POSTGRES|REDIS)_([A-Z_]+_)?PASSWORD$|^RPC_KEY_/;

/** @param settings override the user's variables */
export function productEnv(stateDir: string, backends: Backends, settings: NodeJS.ProcessEnv = {}): ProductEnv {
  return { env: { ...serviceEnv(stateDir, backends), ...settings }, own: ownEnv(stateDir, backends) };
}

/** The environment of all services: the user's variables, and defaults that work for the rest. */
export function serviceEnv(stateDir: string, { databaseUrl, redisUrl }: Pick<Backends, 'databaseUrl' | 'redisUrl'>) {
  const { COOKIE_SECRET, DATA_KEYS } = savedSecrets(stateDir);
  const fromUser = Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => value !== '' && !ofOtherServices.test(name)),
  );
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    OBJECT_STORE: 'filesystem',
    FILES_DIR: join(stateDir, 'files'),
    UPLOADS_DIR: join(stateDir, 'uploads'),
    FRONTEND_DIR: join(root, 'frontend/dist'),
    COOKIE_SECRET,
    DATA_KEYS,
    BUS_REDIS_URL: redisUrl,
    QUEUE_REDIS_URL: redisUrl,
    ...fromUser,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
  };
  // Files of patients: no other user may read them.
  if (env.OBJECT_STORE === 'filesystem') prepareFilesDir(stateDir, env.FILES_DIR);
  makeDir(env.UPLOADS_DIR, 0o700);
  return env;
}

/**
 * The values of each service: its key, the role of its schema and its user of Redis. The gateway and the workers reach no database.
 * Without roles or users (the user's DATABASE_URL or REDIS_URL) services share that URL.
 */
export function ownEnv(stateDir: string, backends: Omit<Backends, 'redisUrl'>): ProductEnv['own'] {
  const secrets = savedSecrets(stateDir);
  const RPC_PUBLIC_KEYS = publicKeysOf(secrets);
  const envOf = (service: ServiceName): NodeJS.ProcessEnv => ({
    ...databaseEnv(service, backends),
    ...redisEnv(backends.redisUrls?.[service]),
    RPC_KEY: rpcKeyOf(secrets, service),
    RPC_PUBLIC_KEYS,
  });
  return Object.fromEntries(services.map((service) => [service, envOf(service)])) as ProductEnv['own'];
}

function databaseEnv(service: ServiceName, { databaseUrl, databaseUrls }: Omit<Backends, 'redisUrl'>) {
  if (service === 'gateway' || service === 'ai-worker')
    return { DATABASE_URL: undefined, MIGRATIONS_DATABASE_URL: undefined };
  if (databaseUrls === undefined) return { DATABASE_URL: databaseUrl };
  return { DATABASE_URL: databaseUrls[service], MIGRATIONS_DATABASE_URL: undefined, MIGRATE_ON_START: 'false' };
}

/** One of the two may still be the user's. */
function redisEnv(url: string | undefined) {
  if (url === undefined) return {};
  const { BUS_REDIS_URL, QUEUE_REDIS_URL } = process.env;
  return { REDIS_URL: undefined, BUS_REDIS_URL: BUS_REDIS_URL || url, QUEUE_REDIS_URL: QUEUE_REDIS_URL || url };
}
