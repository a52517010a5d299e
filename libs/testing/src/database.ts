import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of the test's own on the server of DATABASE_URL. */
export interface TestDatabase {
  url: string;
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
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
