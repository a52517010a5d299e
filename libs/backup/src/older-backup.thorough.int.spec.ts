import { parseDataKeys } from '@afya/runtime';
import { type TestDatabase } from '@afya/testing';
import { type Backups, DATA_KEYS, openBackups, openDatabase, refusalOf } from './testing/backups';

/* Backups of a schema with fewer or more migrations than this code. */

let backups: Backups;
beforeAll(async () => {
  backups = await openBackups();
});
afterAll(() => backups.end());

const open = (place: { database: { url: string } }) =>
  openDatabase('consultation', {
    DATABASE_URL: place.database.url,
    DATABASE_POOL: 2,
    MIGRATE_ON_START: true,
    DATA_KEYS: parseDataKeys(DATA_KEYS),
  });
/** The applied migrations and all columns. */
async function schemaOf({ database }: { database: TestDatabase }) {
  const migrations = await database.query('SELECT name FROM consultation.migration ORDER BY timestamp');
  const columns = await database.query(
    `SELECT c.relname AS "table", a.attname AS "column" FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'consultation'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 2`,
  );
  return { migrations, columns };
}

test('restores the schema of an older backup, and later migrations run at the next start', async () => {
  const [old, fresh] = [await backups.newDatabase(), await backups.newDatabase()];
  const database = await open(old);
  const complete = await schemaOf(old);
  await database.dataSource.undoLastMigration();
  await database.close();
  const older = await schemaOf(old);
  expect(older.migrations).toEqual(complete.migrations.slice(0, -1));
  await old.database.query(`INSERT INTO consultation.account (owner, balance) VALUES ('v:1', 7)`);
  await backups.run('backup', old, 'older');
  await backups.run('restore', fresh, 'older');
  expect(await schemaOf(fresh)).toEqual(older);
  await (await open(fresh)).close();
  expect(await schemaOf(fresh)).toEqual(complete);
  const insert = `INSERT INTO consultation.account (owner, balance) VALUES ('v:2', 0) RETURNING id::int, balance`;
  expect(await fresh.database.query(insert)).toEqual([{ id: 2, balance: 0 }]);
});

test('refuses a backup with a migration that this code does not know', async () => {
  const [newer, fresh] = [await backups.newDatabase(), await backups.newDatabase()];
  await (await open(newer)).close();
  await newer.database.query(
    `INSERT INTO consultation.migration (timestamp, name) VALUES (9e12, 'AddMore9000000000000')`,
  );
  await backups.run('backup', newer, 'newer');
  expect(await refusalOf(backups.run('restore', fresh, 'newer'))).toContain('does not know AddMore9000000000000');
  const left = `SELECT nspname FROM pg_namespace WHERE nspname = 'consultation'`;
  expect(await fresh.database.query(left)).toEqual([]);
});
