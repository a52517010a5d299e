import { ColumnCipher, type Database, statement } from '@afya/database';
import { parseDataKeys } from '@afya/runtime';
import type { LogEvent } from '@afya/service-contracts';
import { createDatabase, eventually, type TestDatabase } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../persistence/open-database';
import { PostgresEventRepository } from '../persistence/postgres-event.repository';
import { PostgresPartitionRepository } from '../persistence/postgres-partition.repository';
import { MetricsRollup } from '../persistence/metrics-rollup';
import { KeepPartitionsHandler } from './keep-partitions.handler';
import { monthOf } from '../events/month';
import { makeMonth } from '../persistence/partition.sql';

const DATA_KEYS = parseDataKeys(`specs:${Buffer.alloc(32, 'k').toString('base64')}`);
const cipher = new ColumnCipher(DATA_KEYS);

let server: TestDatabase;
let database: Database;
let log: PostgresEventRepository;
beforeEach(async () => {
  server = await createDatabase();
  const env = { DATABASE_URL: server.url, DATABASE_POOL: 3, MIGRATE_ON_START: true };
  database = await openDatabase({ ...env, DATA_KEYS });
  log = new PostgresEventRepository(database, cipher, new MetricsRollup(cipher));
});
afterEach(async () => {
  await database.close();
  await server.drop();
});

const makeEvent = (at: string): LogEvent => ({
  id: randomUUID(),
  type: 'reply',
  at,
  severity: 'info',
  sessionId: 'S'.repeat(21),
  userId: null,
  visitorId: null,
  stage: null,
  traceId: null,
  model: null,
  metrics: {},
  details: {},
  diagnosis: null,
});
const keep = (now: string, days = 90) =>
  new KeepPartitionsHandler(new PostgresPartitionRepository(database), { LOG_RETENTION_DAYS: days }).execute(
    new Date(now),
  );
const tables = async () => {
  const sql = `SELECT inhrelid::regclass::text AS t FROM pg_inherits WHERE inhparent = 'admin_log.event'::regclass ORDER BY 1`;
  return (await server.query<{ t: string }>(sql)).map(({ t }) => t.replace('admin_log.', ''));
};
const placeOf = async ({ id }: LogEvent) => {
  const sql = 'SELECT tableoid::regclass::text AS t FROM admin_log.event WHERE id = $1';
  return (await server.query<{ t: string }>(sql, [id])).map(({ t }) => t.replace('admin_log.', ''));
};
const ids = async () => (await log.list({ limit: 100, diagnosesOnly: false })).events.map(({ id }) => id);

test('has partitions for this month and the next two from the start', async () => {
  const ahead = [0, 1, 2].map((later) => monthOf(new Date(), later).table);
  expect(await tables()).toEqual(expect.arrayContaining(['event_other', ...ahead]));
});

test('has extended statistics for every month', async () => {
  await keep('2033-01-01T00:00:00.000Z', 36_500);
  const sql = `SELECT count(DISTINCT stxrelid)::int AS n FROM pg_statistic_ext WHERE stxnamespace = 'admin_log'::regnamespace`;
  expect(await server.query(sql)).toEqual([{ n: (await tables()).length + 1 }]);
});

test('stores events of unusual times once and moves them to their month when it is created, in order', async () => {
  const [early, late] = [makeEvent('2031-05-31T23:59:59.999Z'), makeEvent('2031-06-01T00:00:00.000Z')];
  const [ancient, far] = [makeEvent('1971-01-01T00:00:00.000Z'), makeEvent('2999-12-31T00:00:00.000Z')];
  const all = [late, early, far, ancient];
  expect([await log.append(all), await log.append(all)]).toEqual([4, 0]);
  expect(await placeOf(late)).toEqual(['event_other']);
  await keep('2031-05-02T00:00:00.000Z', 36_500);
  expect(await placeOf(early)).toEqual(['event_2031_05']);
  expect(await placeOf(late)).toEqual(['event_2031_06']);
  expect([await placeOf(far), await placeOf(ancient)]).toEqual([['event_other'], ['event_other']]);
  expect(await log.append(all)).toBe(0);
  expect(await ids()).toEqual([far, late, early, ancient].map(({ id }) => id));
});

test('drops a month when all of it is past the retention, and not an hour before', async () => {
  await keep('2031-01-15T00:00:00.000Z');
  await log.append([makeEvent('2031-01-31T23:59:00.000Z'), makeEvent('2031-02-01T00:00:00.000Z')]);
  await keep('2031-03-02T23:59:59.000Z', 30);
  expect(await tables()).toContain('event_2031_01');
  await keep('2031-03-03T00:00:00.000Z', 30);
  const left = await tables();
  expect(left).not.toContain('event_2031_01');
  expect(left).toEqual(expect.arrayContaining(['event_2031_02', 'event_2031_05', 'event_other']));
  expect(await ids()).toHaveLength(1);
});

test('appends an event whose month is created at the same time', async () => {
  const event = makeEvent('2033-01-15T00:00:00.000Z');
  let appended: Promise<number> | undefined;
  await database.transaction(async (queries) => {
    await queries.query(statement('', 'LOCK TABLE event_other IN ACCESS EXCLUSIVE MODE'));
    appended = log.append([event]);
    const waiting = `SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'admin_log.event_other'::regclass`;
    await eventually(async () => expect(await server.query(waiting)).toEqual([{ n: 1 }]));
    await queries.query(makeMonth(monthOf(new Date(event.at))));
  });
  expect(await appended).toBe(1);
  expect(await placeOf(event)).toEqual(['event_2033_01']);
});

test('replicas that change partitions while events arrive do not block each other', async () => {
  const events = Array.from({ length: 40 }, (_, day) => makeEvent(new Date(Date.UTC(2032, 0, 1 + day)).toISOString()));
  const appended = Promise.all(events.map((event) => log.append([event])));
  await Promise.all([1, 2, 3].map(() => keep('2032-01-01T00:00:00.000Z')));
  await appended;
  expect(await ids()).toHaveLength(40);
  expect(await tables()).toEqual(expect.arrayContaining(['event_2032_01', 'event_2032_02', 'event_2032_03']));
});

test('partitions an existing log with its order, and can undo it', async () => {
  const events = ['2026-09-01', '2026-10-01', '2026-10-01', '2045-01-01'].map((day) =>
    makeEvent(`${day}T00:00:00.000Z`),
  );
  await log.append(events);
  const before = await ids();
  const names = async () => {
    const rows = await server.query<{ n: string }>('SELECT name AS n FROM admin_log.migration ORDER BY id');
    return rows.map(({ n }) => n);
  };
  const all = await names();
  while ((await names()).some((name) => name.startsWith('PartitionEvents')))
    await database.dataSource.undoLastMigration();
  expect(await server.query(`SELECT relkind FROM pg_class WHERE oid = 'admin_log.event'::regclass`)).toEqual([
    { relkind: 'r' },
  ]);
  await database.dataSource.runMigrations();
  expect(await names()).toEqual(all);
  expect(await ids()).toEqual(before);
  expect(await placeOf(events[0]!)).toEqual(['event_2026_09']);
  expect(await placeOf(events[3]!)).toEqual(['event_other']);
  await log.append([makeEvent('2026-10-01T00:00:00.000Z')]);
  expect((await ids()).slice(1, 4)).toEqual([expect.any(String), ...before.slice(1, 3)]);
});
