import { keptSecrets, publicKeysOf, rpcKeyOf } from '../setup/secrets.mjs';

/**
 * @typedef {'gateway' | 'auth' | 'consultation' | 'admin-log' | 'ai-worker'} ServiceName
 * @typedef {Record<ServiceName, NodeJS.ProcessEnv>} OwnEnv
 */

/**
 * What each service is given for itself alone, over what all are given: its key, the role of its schema and its user of Redis. The gateway and
 * the workers reach no database. Without roles or users (a DATABASE_URL or REDIS_URL of the person's own) services share that URL.
 * @param {{
 *   stateDir: string, databaseUrl: string, databaseUrls: import('../backends/roles.mjs').DatabaseUrls | undefined,
 *   redisUrls: Record<ServiceName, string> | undefined
 * }} backends
 * @returns {OwnEnv}
 */
export function ownEnv({ stateDir, databaseUrl, databaseUrls, redisUrls }) {
  const secrets = keptSecrets(stateDir);
  const database = (/** @type {'auth' | 'consultation' | 'admin-log'} */ name) =>
    databaseUrls === undefined
      ? { DATABASE_URL: databaseUrl }
      : { DATABASE_URL: databaseUrls[name], MIGRATIONS_DATABASE_URL: undefined, MIGRATE_ON_START: 'false' };
  const none = { DATABASE_URL: undefined, MIGRATIONS_DATABASE_URL: undefined };
  const common = (/** @type {ServiceName} */ name) => ({
    ...redisOf(redisUrls?.[name]),
    RPC_KEY: rpcKeyOf(secrets, name),
    RPC_PUBLIC_KEYS: publicKeysOf(secrets),
    RPC_SECRET: undefined,
  });
  return {
    gateway: { ...none, ...common('gateway') },
    auth: { ...database('auth'), ...common('auth') },
    consultation: { ...database('consultation'), ...common('consultation') },
    'admin-log': { ...database('admin-log'), ...common('admin-log') },
    'ai-worker': { ...none, ...common('ai-worker') },
  };
}

/** One of the two may still be the person's own. @param {string | undefined} url */
function redisOf(url) {
  if (url === undefined) return {};
  const { BUS_REDIS_URL, QUEUE_REDIS_URL } = process.env;
  return { REDIS_URL: undefined, BUS_REDIS_URL: BUS_REDIS_URL || url, QUEUE_REDIS_URL: QUEUE_REDIS_URL || url };
}
