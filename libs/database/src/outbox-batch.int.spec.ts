import { createDatabase, type TestDatabase } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { createDataSource } from './create-data-source';
import { Database } from './database';
import { OUTBOX_UP } from './outbox';
import { endBatch, findBatch, OUTBOX_BATCH_UP, resendBatch, sendBatch } from './outbox-batch';
import { statement } from './statement';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createDatabase();
  for (const sql of ['CREATE SCHEMA barn', 'SET search_path = barn', OUTBOX_UP, OUTBOX_BATCH_UP])
    await server.query(sql);
  const source = createDataSource({ url: server.url, schema: 'barn', migrations: [], poolSize: 4 });
  database = new Database(await source.initialize());
});
beforeEach(() => server.query('TRUNCATE barn.outbox, barn.outbox_batch RESTART IDENTITY'));
afterAll(async () => {
  await database.close();
  await server.drop();
});

const write = (count: number) =>
  server.query(`INSERT INTO barn.outbox (topic, payload) SELECT 'event', to_jsonb(n) FROM generate_series(1, $1) n`, [
    count,
  ]);
const left = async () => (await server.query<{ n: number }>('SELECT count(*)::int AS n FROM barn.outbox'))[0]!.n;
const send = (deliver: (payloads: number[]) => Promise<void>, id: string = randomUUID()) =>
  sendBatch<number>(database, { topic: 'event', id, limit: 2, deliver });
const nowhere = async () => undefined;

test('rows stay until their batch is acknowledged; then the next batch follows in order', async () => {
  await write(3);
  const seen: number[][] = [];
  const deliver = async (payloads: number[]) => void seen.push(payloads);
  expect(await send(deliver)).toBe(2);
  expect(await left()).toBe(3);
  expect(await send(deliver)).toBe(0);
  const { id } = (await findBatch(database, 'event'))!;
  await endBatch(database, 'event', id);
  await endBatch(database, 'event', id);
  expect(await left()).toBe(1);
  expect(await send(deliver)).toBe(1);
  expect(seen).toEqual([[1, 2], [3]]);
});

test('a batch sent again has the same rows, and an ended batch is not sent', async () => {
  await write(2);
  const id = randomUUID();
  await send(nowhere, id);
  await write(2);
  const again: number[] = [];
  const deliver = async (payloads: number[]) => void again.push(...payloads);
  expect(await resendBatch<number>(database, { topic: 'event', id, deliver })).toBe(2);
  expect(again).toEqual([1, 2]);
  await endBatch(database, 'event', id);
  expect(await resendBatch<number>(database, { topic: 'event', id, deliver })).toBe(0);
});

test('a failed delivery records no batch, and its rows go with another one', async () => {
  await write(2);
  await expect(send(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const cutOff = send(async () => {
    await server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'afya-barn' AND state = 'idle in transaction'`,
    );
  });
  await expect(cutOff).rejects.toThrow();
  expect(await findBatch(database, 'event')).toBeNull();
  expect(await send(nowhere)).toBe(2);
});

test('only one replica at a time works on a topic', async () => {
  await write(4);
  let release!: () => void;
  const delivery = new Promise<void>((resolve) => (release = resolve));
  const first = send(() => delivery);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await send(nowhere)).toBe(0);
  release();
  expect(await first).toBe(2);
  expect(await send(nowhere)).toBe(0);
});

test('with 100,000 rows waiting a batch is read and removed by index alone', async () => {
  await write(1);
  const plan = (sql: string) => statement(`plan ${sql}`, sql);
  // Prepares the plans while the table is nearly empty, as in a service that has run for a while.
  for (let i = 0; i < 8; i++) {
    await send(nowhere);
    await endBatch(database, 'event', (await findBatch(database, 'event'))!.id);
    await write(1);
  }
  await write(100_000);
  await database.query(plan('SELECT pg_stat_clear_snapshot()'));
  const scans = async () => {
    await server.query('SELECT pg_sleep(1.2), pg_stat_force_next_flush()');
    const sql = `SELECT seq_scan::int AS seq FROM pg_stat_user_tables WHERE relname = 'outbox'`;
    return (await server.query<{ seq: number }>(sql))[0]!.seq;
  };
  const before = await scans();
  for (let i = 0; i < 20; i++) {
    expect(await send(nowhere)).toBe(2);
    await endBatch(database, 'event', (await findBatch(database, 'event'))!.id);
  }
  expect(await scans()).toBe(before);
});
