import { logger, parseDataKeys } from '@afya/runtime';
import { createDatabase, type TestDatabase } from '@afya/testing';
import { createDataSource } from '../create-data-source';
import { Database } from '../database';
import { ColumnCipher } from './column-cipher';
import { reencryptColumn } from './reencrypt-column';

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const cipherOf = (...ids: string[]) => new ColumnCipher(parseDataKeys(ids.map(key).join(',')));
const COLUMN = { table: 'note', column: 'sealed', id: 'id' };
const ROWS = 2_000;

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createDatabase();
  const options = { url: server.url, schema: 'public', migrations: [], poolSize: 4 };
  database = new Database(await createDataSource(options).initialize());
  await server.query('CREATE TABLE note (id integer PRIMARY KEY, sealed text, seen integer NOT NULL DEFAULT 0)');
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const encrypted = (cipher: ColumnCipher, id: number) =>
  cipher.encrypt({ column: 'note.sealed', row: `${id}` }, `note ${id}`);
const read = () => server.query<{ id: number; sealed: string | null }>('SELECT id, sealed FROM note ORDER BY id');

test('encrypts all values with the current key while other connections read and write', async () => {
  const old = cipherOf('a');
  const ids = Array.from({ length: ROWS }, (_, id) => id);
  const values = ids.map((id) => (id === 7 ? null : `${encrypted(old, id)}`));
  await server.query('INSERT INTO note (id, sealed) SELECT * FROM unnest($1::int[], $2::text[])', [ids, values]);
  await server.query(`UPDATE note SET sealed = 'z.lost' WHERE id = 9`);
  const both = cipherOf('b', 'a');
  const busy = (async () => {
    for (let id = 100; id < 250; id++) {
      await server.query('UPDATE note SET seen = 1 WHERE id = $1', [id]);
      if (id % 3 === 0) await server.query('UPDATE note SET sealed = $2 WHERE id = $1', [id, encrypted(both, id)]);
    }
  })();
  const { reencrypted, unreadable } = await reencryptColumn(database, both, COLUMN);
  await busy;
  await reencryptColumn(database, both, COLUMN);
  expect(unreadable).toBe(1);
  expect(reencrypted).toBeGreaterThan(ROWS - 250);
  const current = cipherOf('b');
  for (const { id, sealed } of await read()) {
    if (id === 7) expect(sealed).toBeNull();
    else if (id === 9) expect(sealed).toBe('z.lost');
    else expect(current.decrypt({ column: 'note.sealed', row: `${id}` }, sealed!)).toBe(`note ${id}`);
  }
  expect(await reencryptColumn(database, both, COLUMN)).toEqual({ reencrypted: 0, unreadable: 1 });
});

test('counts values without a key and logs only those that were changed by hand', async () => {
  const error = jest.spyOn(logger, 'error').mockImplementation();
  await server.query('TRUNCATE note');
  const sealed = [1, 2, 3].map((id) => encrypted(cipherOf('a'), id));
  const swapped = encrypted(cipherOf('c'), 5);
  await server.query('INSERT INTO note (id, sealed) SELECT * FROM unnest($1::int[], $2::text[])', [
    [1, 2, 3, 4],
    [...sealed, swapped],
  ]);
  expect(await reencryptColumn(database, cipherOf('b', 'c'), COLUMN)).toEqual({ reencrypted: 0, unreadable: 4 });
  expect(error.mock.calls.map(([facts]) => facts)).toEqual([expect.objectContaining({ row: '4', reason: 'tampered' })]);
  error.mockRestore();
});
