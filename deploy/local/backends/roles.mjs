import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { withClient } from './database.mjs';

/**
 * @typedef {{ owner: string, auth: string, consultation: string, 'admin-log': string }} DatabaseUrls
 * The same database as the role that owns the schemas, and as each service's own. deploy/postgres/roles.sql
 */

/** Each role's secret. @type {Record<keyof DatabaseUrls, import('../setup/secrets.mjs').SecretName>} */
const passwords = {
  owner: 'POSTGRES_OWNER_PASSWORD',
  auth: 'POSTGRES_AUTH_PASSWORD',
  consultation: 'POSTGRES_CONSULTATION_PASSWORD',
  'admin-log': 'POSTGRES_ADMIN_LOG_PASSWORD',
};

/**
 * Makes the roles of a database, and gives them what one role owned before.
 * @param {{ stateDir: string, url: string }} options `url`: of a superuser, with the database
 * @returns {Promise<DatabaseUrls>}
 */
export async function makeRoles({ stateDir, url }) {
  const secrets = keptSecrets(stateDir);
  await withClient(url, async (client) => {
    for (const [role, name] of Object.entries(passwords))
      await client.query('SELECT set_config($1, $2, false)', [`afya.${snake(role)}_password`, secrets[name]]);
    await client.query(readFileSync(join(root, 'deploy/postgres/roles.sql'), 'utf8'));
  });
  return urlsOfRoles({ stateDir, url });
}

/** @param {{ stateDir: string, url: string }} options @returns {DatabaseUrls} */
export function urlsOfRoles({ stateDir, url }) {
  const secrets = keptSecrets(stateDir);
  const urlOf = (/** @type {string} */ role, /** @type {string} */ password) =>
    Object.assign(new URL(url), { username: `afya_${snake(role)}`, password }).toString();
  const urls = Object.entries(passwords).map(([role, name]) => [role, urlOf(role, secrets[name])]);
  return /** @type {DatabaseUrls} */ (Object.fromEntries(urls));
}

/** @param {string} name */
const snake = (name) => name.replaceAll('-', '_');
