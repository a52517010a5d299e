import { holderOf } from '../processes/checkout-lock.ts';
import { localDir } from '../setup/paths.mjs';
import { savedSecrets } from '../../secrets/secrets.mjs';
import { PlainError } from '../setup/terminal.mjs';
import { urlsOfRoles } from './database.ts';
import { savedPort } from './ports.ts';

/**
 * The backends of the product that runs from this checkout; the database as the owner of the schemas.
 * @throws {PlainError} when it does not run
 */
export function runningBackends() {
  if (holderOf(localDir) === undefined)
    throw new PlainError('The product does not run: start it first (npm start), or set DATABASE_URL and REDIS_URL.');
  return addressesIn(localDir);
}

/** The backends of a state folder. */
export function addressesIn(stateDir: string) {
  const { REDIS_PASSWORD } = savedSecrets(stateDir);
  return {
    database: urlsOfRoles(stateDir, `postgres://127.0.0.1:${savedPort(stateDir, 'postgres')}/afya`).owner,
    redis: `redis://default:${REDIS_PASSWORD}@127.0.0.1:${savedPort(stateDir, 'redis')}`,
  };
}

/** The backends as lines for a shell, with the names that the runbooks use; variables of the user come first. */
export function exportLines(given: NodeJS.ProcessEnv, running: () => { database: string; redis: string }) {
  const redis = () => given.REDIS_URL || running().redis;
  const urls = {
    DATABASE_URL: given.DATABASE_URL || running().database,
    BUS_REDIS_URL: given.BUS_REDIS_URL || redis(),
    QUEUE_REDIS_URL: given.QUEUE_REDIS_URL || redis(),
  };
  return Object.entries(urls).map(([name, url]) => `export ${name}='${url.replaceAll("'", String.raw`'\''`)}'`);
}
