import { holderOf } from '../setup/checkout-lock.mjs';
import { localDir } from '../setup/paths.mjs';
import { PlainError } from '../setup/say.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { portOf } from './ports.mjs';
import { urlsOfRoles } from './roles.mjs';

/** The URL of the database of the product that runs from this checkout, as the role that owns its schemas. @throws {PlainError} when it does not run */
export function runningDatabase() {
  return requireRunning().database;
}

/** The address of its Redis. @throws {PlainError} when it does not run */
export function runningRedis() {
  return requireRunning().redis;
}

function requireRunning() {
  if (holderOf(localDir) === undefined) {
    throw new PlainError('The product does not run: start it first (npm start), or set DATABASE_URL and REDIS_URL.');
  }
  return addressesIn(localDir);
}

/** Where the backends of a state folder listen. @param {string} stateDir */
export function addressesIn(stateDir) {
  const { REDIS_PASSWORD } = keptSecrets(stateDir);
  const url = `postgres://127.0.0.1:${portOf(stateDir, 'postgres')}/afya`;
  return {
    database: urlsOfRoles({ stateDir, url }).owner,
    redis: `redis://default:${REDIS_PASSWORD}@127.0.0.1:${portOf(stateDir, 'redis')}`,
  };
}

/**
 * The backends as lines for a shell, under the names that the runbooks use; what the person gave goes first.
 * @param {NodeJS.ProcessEnv} given
 * @param {{ database: () => string, redis: () => string }} running
 */
export function exportLines(given, running) {
  const redis = () => given.REDIS_URL || running.redis();
  const urls = {
    DATABASE_URL: given.DATABASE_URL || running.database(),
    BUS_REDIS_URL: given.BUS_REDIS_URL || redis(),
    QUEUE_REDIS_URL: given.QUEUE_REDIS_URL || redis(),
  };
  return Object.entries(urls).map(([name, url]) => `export ${name}='${url.replaceAll("'", String.raw`'\''`)}'`);
}
