import { logger, parseDataKeys } from '@afya/runtime';
import { createDatabase, type TestDatabase } from '@afya/testing';
import { createDataSource } from '../create-data-source';
import { Database } from '../database';
import { ColumnCipher } from './column-cipher';
import { resealColumn } from './reseal-column';

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

const seal = (cipher: ColumnCipher, id: number) => cipher.seal({ column: 'note.sealed', row: `${id}` }, `note ${id}`);
const read = () => server.query<{ id: number; sealed: string | null }>('SELECT id, sealed FROM note ORDER BY id');

test('everything under an older key has the current one afterwards, while others read and write', async () => {
  const old = cipherOf('a');
  const ids = Array.from({ length: ROWS }, (_, id) => id);
  const values = ids.map((id) => (id === 7 ? null : `${seal(old, id)}`));
  await server.query('INSERT INTO note (id, sealed) SELECT * FROM unnest($1::int[], $2::text[])', [ids, values]);
  await server.query(`UPDATE note SET sealed = 'z.lost' WHERE id = 9`);
  const both = cipherOf('b', 'a');
  const busy = (async () => {
    for (let id = 100; id < 250; id++) {
      await server.query('UPDATE note SET seen = 1 WHERE id = $1', [id]);
      if (id % 3 === 0) await server.query('UPDATE note SET sealed = $2 WHERE id = $1', [id, seal(both, id)]);
    }
  })();
  const { resealed, unreadable } = await resealColumn(database, both, COLUMN);
  await busy;
  await resealColumn(database, both, COLUMN);
  expect(unreadable).toBe(1);
  expect(resealed).toBeGreaterThan(ROWS - 250);
  const current = cipherOf('b');
  for (const { id, sealed } of await read()) {
    if (id === 7) expect(sealed).toBeNull();
    else if (id === 9) expect(sealed).toBe('z.lost');
    else expect(current.open({ column: 'note.sealed', row: `${id}` }, sealed!)).toBe(`note ${id}`);
  }
  expect(await resealColumn(database, both, COLUMN)).toEqual({ resealed: 0, unreadable: 1 });
});

test('values whose key is not here are counted, and only what was changed by hand gets a line', async () => {
  const error = jest.spyOn(logger, 'error').mockImplementation();
  await server.query('TRUNCATE note');
  const sealed = [1, 2, 3].map((id) => seal(cipherOf('a'), id));
  const swapped = seal(cipherOf('c'), 5);
  await server.query('INSERT INTO note (id, sealed) SELECT * FROM unnest($1::int[], $2::text[])', [
    [1, 2, 3, 4],
    [...sealed, swapped],
  ]);
  expect(await resealColumn(database, cipherOf('b', 'c'), COLUMN)).toEqual({ resealed: 0, unreadable: 4 });
  expect(error.mock.calls.map(([facts]) => facts)).toEqual([expect.objectContaining({ row: '4', reason: 'tampered' })]);
  error.mockRestore();
});
