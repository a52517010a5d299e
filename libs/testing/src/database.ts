import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** A database for one test on the server of DATABASE_URL. */
export interface TestDatabase {
  url: string;
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** The same database for the role that owns the schemas, and for the role of each service. deploy/postgres/roles.sql */
export interface RoleUrls {
  owner: string;
  auth: string;
  consultation: string;
  'admin-log': string;
}

const ROLES_SQL = join(__dirname, '../../../deploy/postgres/roles.sql');
const PASSWORD = 'specs';

/**
 * Creates the product's roles on the server and grants them the database. One process at a time, because roles are shared by
 * the server.
 */
export async function makeRoles(database: TestDatabase): Promise<RoleUrls> {
  const lock = new Client({ connectionString: process.env['DATABASE_URL'] });
  await lock.connect();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('roles of the specs'))`);
    for (const role of ['owner', 'auth', 'consultation', 'admin_log'])
      await database.query(`SELECT set_config('afya.${role}_password', '${PASSWORD}', false)`);
    await database.query(await readFile(ROLES_SQL, 'utf8'));
  } finally {
    await lock.end();
  }
  const urlOf = (username: string) => Object.assign(new URL(database.url), { username, password: PASSWORD }).toString();
  return {
    owner: urlOf('afya_owner'),
    auth: urlOf('afya_auth'),
    consultation: urlOf('afya_consultation'),
    'admin-log': urlOf('afya_admin_log'),
  };
}

async function admin(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Creates an empty database. `npm test` starts the server and sets DATABASE_URL. */
export async function createDatabase(): Promise<TestDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) throw new Error('DATABASE_URL is not set: run the specs through npm test, or point it at a Postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await admin(server, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    url,
    query: async <Row>(sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as Row[],
    async drop() {
      await client.end();
      await admin(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
