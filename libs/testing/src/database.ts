import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** A database of the test's own on the server of DATABASE_URL. */
export interface TestDatabase {
  url: string;
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** The same database as the role that owns the schemas, and as each service's own. deploy/postgres/roles.sql */
export interface RoleUrls {
  owner: string;
  auth: string;
  consultation: string;
  'admin-log': string;
}

const ROLES_SQL = join(__dirname, '../../../deploy/postgres/roles.sql');
const PASSWORD = 'specs';

/** Makes the product's roles on the server and gives them the database. One process of the specs at a time: roles are the server's. */
export async function makeRoles(database: TestDatabase): Promise<RoleUrls> {
  const turn = new Client({ connectionString: process.env['DATABASE_URL'] });
  await turn.connect();
  try {
    await turn.query(`SELECT pg_advisory_lock(hashtext('roles of the specs'))`);
    for (const role of ['owner', 'auth', 'consultation', 'admin_log'])
      await database.query(`SELECT set_config('afya.${role}_password', '${PASSWORD}', false)`);
    await database.query(await readFile(ROLES_SQL, 'utf8'));
  } finally {
    await turn.end();
  }
  const of = (username: string) => Object.assign(new URL(database.url), { username, password: PASSWORD }).toString();
  return {
    owner: of('afya_owner'),
    auth: of('afya_auth'),
    consultation: of('afya_consultation'),
    'admin-log': of('afya_admin_log'),
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
