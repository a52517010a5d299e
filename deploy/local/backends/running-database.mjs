import { holderOf } from '../setup/checkout-lock.mjs';
import { localDir } from '../setup/paths.mjs';
import { PlainError } from '../setup/say.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { portOf } from './ports.mjs';

/** The URL of the database of the product that runs from this checkout. @throws {PlainError} when it does not run */
export function runningDatabase() {
  if (holderOf(localDir) === undefined) {
    throw new PlainError('The product does not run: start it first (npm start), or set DATABASE_URL.');
  }
  return `postgres://afya:${keptSecrets(localDir).POSTGRES_PASSWORD}@127.0.0.1:${portOf(localDir, 'postgres')}/afya`;
}
