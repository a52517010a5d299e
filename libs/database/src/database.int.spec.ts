import { createDatabase, eventually, type TestDatabase } from '@afya/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from './create-data-source';
import { Database } from './database';
import { deliverOutbox, OUTBOX_DOWN, OUTBOX_UP } from './outbox';
import { runMigrations } from './run-migrations';
import { statement } from './statement';

class CreateOutbox1795000000000 implements MigrationInterface {
  name = 'CreateOutbox1795000000000';
  up = async (runner: QueryRunner) => void (await runner.query(OUTBOX_UP));
  down = async (runner: QueryRunner) => void (await runner.query(OUTBOX_DOWN));
}

let server: TestDatabase;
let database: Database;

const open = async () =>
  new Database(
    await createDataSource({
      url: server.url,
      schema: 'app',
      migrations: [CreateOutbox1795000000000],
      poolSize: 4,
    }).initialize(),
  );
const insert = statement('insert', `INSERT INTO outbox (topic, payload) VALUES ($1, $2)`);
const count = statement('count', 'SELECT count(*)::int AS count FROM outbox');
const rows = async () => (await database.query<{ count: number }>(count))[0]?.count;

beforeAll(async () => {
  server = await createDatabase();
  database = await open();
  await runMigrations(database.dataSource);
});
afterEach(() => server.query('DELETE FROM app.outbox'));
afterAll(async () => {
  await database.close();
  await server.drop();
});

test('migrations of replicas that start together run once, in their own schema, and can be undone', async () => {
  await database.dataSource.undoLastMigration();
  expect(await server.query(`SELECT to_regclass('app.outbox') AS outbox`)).toEqual([{ outbox: null }]);
  const replicas = await Promise.all([open(), open(), open()]);
  const applied = await Promise.all(replicas.map(({ dataSource }) => runMigrations(dataSource)));
  expect(applied.flat()).toEqual(['CreateOutbox1795000000000']);
  await Promise.all(replicas.map((replica) => replica.close()));
});

test('a transaction that throws writes nothing, and its connection can be used again', async () => {
  const failing = database.transaction(async (queries) => {
    await queries.query(insert, ['hint', '{}']);
    await queries.query(statement('broken', 'SELECT 1 / 0'));
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await rows()).toBe(0);
});

test('a connection lost between two statements fails only its transaction', async () => {
  const pid = statement('pid', 'SELECT pg_backend_pid() AS pid');
  const failing = database.transaction(async (queries) => {
    const [backend] = await queries.query<{ pid: number }>(pid);
    await server.query('SELECT pg_terminate_backend($1, 5000)', [backend?.pid]);
    // gives this process time to see the lost connection while it is idle
    await new Promise((resolve) => setTimeout(resolve, 100));
    await queries.query(insert, ['hint', '{}']);
  });
  await expect(failing).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  expect(await rows()).toBe(0);
});

test('drops the connection to a server that has become a standby and throws RPC_UNAVAILABLE', async () => {
  const pids = async () =>
    new Set(
      (await server.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE application_name = 'afya-app'")).map(
        ({ pid }) => pid,
      ),
    );
  let standby = 0;
  const failing = database.transaction(async (queries) => {
    const [backend] = await queries.query<{ pid: number }>(
      statement('demote', "SELECT pg_backend_pid() AS pid, set_config('transaction_read_only', 'on', true)"),
    );
    standby = backend!.pid;
    await queries.query(insert, ['hint', '{}']);
  });
  await expect(failing).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  await eventually(async () => expect(await pids()).not.toContain(standby));
  expect(await rows()).toBe(0);
});

test('statements are prepared once per connection', async () => {
  await database.transaction(async (queries) => {
    await queries.query(count);
    await queries.query(count);
    const prepared = statement('prepared', `SELECT count(*)::int AS count FROM pg_prepared_statements WHERE name = $1`);
    expect(await queries.query(prepared, ['count'])).toEqual([{ count: 1 }]);
  });
});

test('the outbox delivers due rows in order and keeps those that could not be delivered', async () => {
  for (const number of [1, 2, 3]) await database.query(insert, ['event', JSON.stringify({ number })]);
  await server.query(
    `INSERT INTO app.outbox (topic, payload, available_at) VALUES ('event', '{}', now() + interval '1 h')`,
  );
  const seen: unknown[] = [];
  const batch = { topic: 'event', limit: 2 };
  const refusing = deliverOutbox(database, { ...batch, deliver: () => Promise.reject(new Error('away')) });
  await expect(refusing).rejects.toThrow('away');
  const deliver = async (payloads: unknown[]) => void seen.push(...payloads);
  const counts = [];
  for (let i = 0; i < 3; i++) counts.push(await deliverOutbox(database, { ...batch, deliver }));
  expect({ counts, seen }).toEqual({ counts: [2, 1, 0], seen: [{ number: 1 }, { number: 2 }, { number: 3 }] });
  expect(await rows()).toBe(1);
});

test('two relays share the rows', async () => {
  for (let i = 0; i < 4; i++) await database.query(insert, ['hint', '{}']);
  let release!: () => void;
  const delivery = new Promise<void>((resolve) => (release = resolve));
  const first = deliverOutbox(database, { topic: 'hint', limit: 2, deliver: () => delivery });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = await deliverOutbox(database, { topic: 'hint', limit: 2, deliver: async () => undefined });
  release();
  expect([await first, second]).toEqual([2, 2]);
});
