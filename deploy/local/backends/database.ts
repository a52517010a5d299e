import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../setup/paths.mjs';
import { passwordOf, roles, savedSecrets, urlsOf, type RoleName } from '../../secrets/secrets.mjs';

/** The same database as the role that owns the schemas, and as the role of each service. */
export type DatabaseUrls = Record<RoleName, string>;

/** Makes a database with a random name. @param serverUrl of another database of the same server */
export async function makeTemporaryDatabase(serverUrl: string, prefix: string) {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  const drop = () => withClient(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  return { url: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString(), drop };
}

/** @throws when the server does not answer */
export async function checkPostgres(url: string) {
  await withClient(url, (client) => client.query('SELECT 1'));
}

export async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes the roles of deploy/postgres/roles.sql, and gives them what one role owned before.
 * @param url of a superuser, with the database
 */
export async function makeRoles(stateDir: string, url: string): Promise<DatabaseUrls> {
  const secrets = savedSecrets(stateDir);
  await withClient(url, async (client) => {
    for (const role of roles) {
      const password = passwordOf(secrets, 'POSTGRES', role);
      await client.query('SELECT set_config($1, $2, false)', [`afya.${roleId(role)}_password`, password]);
    }
    await client.query(readFileSync(join(root, 'deploy/postgres/roles.sql'), 'utf8'));
  });
  return urlsOfRoles(stateDir, url);
}

export function urlsOfRoles(stateDir: string, url: string): DatabaseUrls {
  const secrets = savedSecrets(stateDir);
  const passwordFor = (role: RoleName) => passwordOf(secrets, 'POSTGRES', role);
  return urlsOf(url, roles, (role) => ({ username: `afya_${roleId(role)}`, password: passwordFor(role) }));
}

const roleId = (role: RoleName) => role.replaceAll('-', '_');
