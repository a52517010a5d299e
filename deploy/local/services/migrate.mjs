import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { PlainError } from '../setup/say.mjs';

/** The services that have a schema. */
const services = /** @type {const} */ (['auth', 'consultation', 'admin-log']);

/**
 * Brings every schema up to date, by the role that owns them; the services' own roles could not.
 * @param {{
 *   env: NodeJS.ProcessEnv, own: import('./own-env.mjs').OwnEnv, databaseUrls: import('../backends/roles.mjs').DatabaseUrls,
 *   signal?: AbortSignal
 * }} options
 * @throws {PlainError} when a migration fails; the message holds its last words
 */
export async function migrateSchemas({ env, own, databaseUrls, signal }) {
  const migrate = (/** @type {typeof services[number]} */ name) => {
    const environment = { ...env, ...own[name], MIGRATIONS_DATABASE_URL: databaseUrls.owner, MIGRATE_ON_START: 'true' };
    return run(name, { env: environment, signal });
  };
  await Promise.all(services.map(migrate));
}

/** @param {string} service @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal | undefined }} options @returns {Promise<void>} */
function run(service, { env, signal }) {
  return new Promise((resolve, reject) => {
    const script = join(root, 'services', service, 'dist/migrate.main.js');
    const child = spawn(process.execPath, [script], { env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      reject(new PlainError(`The schema of ${service} could not be migrated: ${output.trim().slice(-1_000)}`));
    });
  });
}
