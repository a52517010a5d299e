import { join } from 'node:path';
import { prepareFilesDir } from '../setup/files-dir.mjs';
import { makeDir, root } from '../setup/paths.mjs';
import { keptSecrets } from '../setup/secrets.mjs';

/** What .env holds for docker-compose.yml alone: no service needs another's password or key. */
const ofOthers = /^(POSTGRES|REDIS)_([A-Z_]+_)?PASSWORD$|^RPC_KEY_/;

/**
 * The environment of a service: what the person gave goes first, and the rest has a default that works.
 * @param {{ stateDir: string, databaseUrl: string, redisUrl: string }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnv({ stateDir, databaseUrl, redisUrl }) {
  const { COOKIE_SECRET, DATA_KEYS } = keptSecrets(stateDir);
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => value !== '' && !ofOthers.test(name)),
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
    ...given,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
  };
  // What patients send: for this user's eyes only.
  if (env.OBJECT_STORE === 'filesystem') prepareFilesDir(stateDir, env.FILES_DIR);
  makeDir(env.UPLOADS_DIR, 0o700);
  return env;
}
