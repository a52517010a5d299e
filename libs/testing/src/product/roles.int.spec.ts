import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { createDatabase, makeRoles, type RoleUrls, type TestDatabase } from '../database';
import { FROM_SOURCE } from '../from-source';
import { ROOT } from './service-process';
import { type Product, startProduct } from './start-product';
import { Visitor } from './visitor';

const SERVICES = ['auth', 'consultation', 'admin-log'] as const;
type Role = keyof RoleUrls;
/** One table of each schema that its service reads and writes. */
const TABLES = { auth: 'auth.account', consultation: 'consultation.session', 'admin-log': 'admin_log.event' };
const MAY_NOT = { code: '42501' };

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('roles of a running product', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ services: SERVICES });
  }, 120_000);
  afterAll(() => product.stop());
  const as = (role: Role, sql: string) => query(product.databaseUrls[role], sql);

  test.each(SERVICES)('%s reads and writes its own schema and no table of another', async (service) => {
    expect(await as(service, `SELECT count(*)::int AS n FROM ${TABLES[service]}`)).toEqual([{ n: expect.any(Number) }]);
    await as(service, `DELETE FROM ${TABLES[service]} WHERE false`);
    for (const other of SERVICES.filter((name) => name !== service)) {
      await expect(as(service, `SELECT FROM ${TABLES[other]}`)).rejects.toMatchObject(MAY_NOT);
      await expect(as(service, `DELETE FROM ${TABLES[other]}`)).rejects.toMatchObject(MAY_NOT);
    }
  });

  test.each([...SERVICES, 'owner'] as const)(
    '%s is no superuser, runs no program and creates no role',
    async (role) => {
      const rights = 'rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls';
      const none = {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
      };
      expect(await as(role, `SELECT ${rights} FROM pg_roles WHERE rolname = current_user`)).toEqual([none]);
      for (const sql of [
        `COPY (SELECT 1) TO PROGRAM 'true'`,
        `COPY (SELECT 1) TO '/tmp/afya-roles-spec'`,
        `SELECT pg_read_file('/etc/hostname')`,
        'CREATE ROLE intruder',
        'ALTER ROLE CURRENT_USER SUPERUSER',
        'SELECT rolpassword FROM pg_authid',
      ])
        await expect(as(role, sql)).rejects.toMatchObject(MAY_NOT);
    },
  );

  test.each(SERVICES)('%s changes and creates no table and writes no migration', async (service) => {
    const [schema] = TABLES[service].split('.');
    for (const sql of [
      `ALTER TABLE ${TABLES[service]} ADD COLUMN more int`,
      `DROP TABLE ${TABLES[service]}`,
      `TRUNCATE ${TABLES[service]}`,
      `CREATE TABLE ${schema}.more (id int)`,
      'CREATE TABLE public.more (id int)',
      'CREATE TEMPORARY TABLE more (id int)',
      'CREATE SCHEMA more',
      `DELETE FROM ${schema}.migration`,
    ])
      await expect(as(service, sql)).rejects.toMatchObject(MAY_NOT);
  });

  test('the log creates and drops its months, only by their first day', async () => {
    await as('admin-log', `SELECT admin_log.make_month('2031-05-01')`);
    const months = `SELECT relname AS name FROM pg_class WHERE relname LIKE 'event_2031%' AND relkind = 'r'`;
    expect(await as('admin-log', months)).toEqual([{ name: 'event_2031_05' }]);
    await as('admin-log', `SELECT admin_log.drop_month('2031-05-01')`);
    expect(await as('admin-log', months)).toEqual([]);
    await expect(as('admin-log', `SELECT admin_log.drop_month('2031-05-02')`)).rejects.toThrow(/first day/);
    await expect(as('auth', `SELECT admin_log.make_month('2031-05-01')`)).rejects.toMatchObject(MAY_NOT);
  });
});

/** The product before it had roles: one superuser migrates and owns all schemas. */
async function migrateAsOne(database: TestDatabase): Promise<void> {
  const env = { DATABASE_URL: database.url, DATA_KEYS: `specs:${Buffer.alloc(32, 'k').toString('base64')}` };
  for (const service of SERVICES) {
    const script = join(ROOT, `services/${service}/src/migrate.main.ts`);
    await promisify(execFile)(process.execPath, [...FROM_SOURCE, script], {
      env: { PATH: process.env['PATH'], ...env },
    });
  }
}

const OWNERS = `
  SELECT DISTINCT pg_get_userbyid(owner) AS owner FROM (
    SELECT relowner AS owner, relnamespace AS namespace FROM pg_class
    UNION SELECT nspowner, oid FROM pg_namespace
    UNION SELECT proowner, pronamespace FROM pg_proc
    UNION SELECT stxowner, stxnamespace FROM pg_statistic_ext
  ) AS objects JOIN pg_namespace n ON n.oid = namespace WHERE nspname IN ('auth', 'consultation', 'admin_log')`;

test('the roles take over the database of one superuser with all its data', async () => {
  const database = await createDatabase();
  await migrateAsOne(database);
  await database.query(
    `INSERT INTO auth.account (id, username, username_folded, username_skeleton, preferred_language, password_hash)
     VALUES (gen_random_uuid(), 'Amina', 'amina', 'amina', 'sw', 'x')`,
  );
  const stored = 'SELECT * FROM auth.account';
  const [before, ownersBefore] = [await database.query(stored), await database.query(OWNERS)];
  expect(ownersBefore).not.toEqual([{ owner: 'afya_owner' }]);
  const product = await startProduct({ database });
  try {
    expect(await database.query(OWNERS)).toEqual([{ owner: 'afya_owner' }]);
    expect(await query(product.databaseUrls.auth, stored)).toEqual(before);
    const visitor = await Visitor.arrive(product.url);
    expect((await visitor.send({ text: 'Nina homa' })).status).toBe(202);
    await makeRoles(database);
    expect((await visitor.send({ text: 'Na kikohozi' })).status).toBe(202);
  } finally {
    await product.stop();
  }
}, 300_000);
