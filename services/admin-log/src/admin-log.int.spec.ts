import { RpcClient, RpcKeys } from '@afya/messaging';
import { createProducer, type Producer } from '@afya/queue';
import { parseDataKeys } from '@afya/runtime';
import {
  type Actor,
  APPEND_EVENTS,
  type AppendEventsJob,
  CheckHealth,
  ListDiagnoses,
  ListLogs,
  type LogEvent,
  type LogFilter,
  SYSTEM_ACTOR,
} from '@afya/service-contracts';
import {
  createDatabase,
  eventually,
  startRedis,
  TEST_RPC_KEYS,
  type TestDatabase,
  type TestRedis,
} from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { openDatabase } from './persistence/open-database';
import { startAdminLog } from './start-admin-log';
import { emptyLog } from '../test/empty-log';

const DATA_KEYS = parseDataKeys(`specs:${Buffer.alloc(32, 'k').toString('base64')}`);
const admin: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };

let redis: TestRedis;
let database: TestDatabase;
let stop: () => Promise<void>;
let producer: Producer<AppendEventsJob>;
let rpc: RpcClient;
let second = 0;

function makeEvent(fields: Partial<LogEvent> = {}): LogEvent {
  second += 1;
  return {
    id: randomUUID(),
    type: 'reply',
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    severity: 'info',
    sessionId: 'S'.repeat(21),
    userId: null,
    visitorId: 'visitor',
    stage: 'initial_gathering',
    traceId: null,
    model: 'embedded',
    metrics: { tokenCount: 0, costKES: 0, responseTimeMs: 3 },
    details: {},
    diagnosis: null,
    ...fields,
  };
}

const diagnosis: LogEvent['diagnosis'] = {
  preliminaryDiagnosis: 'Malaria',
  confidenceScore: 72,
  differentialDiagnoses: ['Typhoid fever'],
  reasoningPath: 'fever, chills',
  criticalFactors: ['age'],
};

const send = (...events: LogEvent[]) => eventually(() => producer.addBulk([{ data: { events } }]));
const rows = async () =>
  Number((await database.query<{ n: string }>('SELECT count(*) AS n FROM admin_log.event'))[0]?.n);
const stored = (count: number) => eventually(async () => expect(await rows()).toBe(count));
const list = (filter: Partial<LogFilter> = {}, actor = admin) => rpc.call(ListLogs, { limit: 100, ...filter }, actor);

beforeAll(async () => {
  database = await createDatabase();
  redis = await startRedis();
  const urls = { DATABASE_URL: database.url, BUS_REDIS_URL: redis.url, QUEUE_REDIS_URL: redis.url };
  stop = await startAdminLog({
    ...urls,
    ...TEST_RPC_KEYS['admin-log'],
    DATA_KEYS,
    DATABASE_POOL: 3,
    LOG_RETENTION_DAYS: 36_500,
    MIGRATE_ON_START: true,
  });
  producer = createProducer(APPEND_EVENTS, { redisUrl: redis.url });
  rpc = new RpcClient({ redisUrl: redis.url, keys: new RpcKeys('gateway', TEST_RPC_KEYS.gateway) });
});

afterAll(async () => {
  await Promise.all([stop(), producer.close(), rpc.close()]);
  await Promise.all([redis.stop(), database.drop()]);
});

beforeEach(() => emptyLog(database));

test('appends each event once, in the order of writing, however often its batch arrives', async () => {
  const at = new Date().toISOString();
  const events = Array.from({ length: 5 }, () => makeEvent({ at }));
  await send(...events);
  await stored(5);
  await send(...events, makeEvent({ at: new Date(Date.now() + 1_000).toISOString() }));
  await stored(6);
  const { items } = await list({ limit: 100 });
  expect(items.slice(1).map((item) => item.id)).toEqual(events.map((event) => event.id).reverse());
});

test('skips an event that no column can store, and appends the rest of its batch', async () => {
  const [first, last] = [makeEvent(), makeEvent()];
  await send(first, makeEvent({ at: 'yesterday' }), makeEvent({ details: { note: 'nul \u0000 byte' } }), last);
  await stored(2);
  expect((await list()).items.map((item) => item.id)).toEqual([last.id, first.id]);
});

test('a log entry has the data of its event', async () => {
  const event = makeEvent({
    type: 'diagnosis',
    severity: 'warning',
    userId: randomUUID(),
    details: { files: 2 },
    diagnosis,
  });
  await send(event);
  await stored(1);
  const { items } = await list();
  const expected = {
    id: event.id,
    sessionId: event.sessionId,
    userId: event.userId,
    timestamp: event.at,
    metrics: event.metrics,
  };
  const content = { modelUsed: 'embedded', consultationStage: 'initial_gathering', diagnosisInfo: diagnosis };
  expect(items).toEqual([
    { ...expected, ...content, eventType: 'diagnosis', severity: 'warning', contentSnapshot: { files: 2 } },
  ]);
  const diagnoses = await rpc.call(ListDiagnoses, { limit: 10 }, admin);
  expect(diagnoses).toEqual({ items: [{ ...expected, ...content, verdict: null }], total: 1, nextCursor: null });
});

test('pages contain every event once, newest first, also for equal times', async () => {
  const at = new Date(Date.UTC(2026, 1, 1)).toISOString();
  const events = Array.from({ length: 25 }, (_, index) => makeEvent(index % 2 ? { at } : {}));
  await send(...events);
  await stored(25);
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      limit: 7,
      to: '2026-06-01',
      ...(before && { before }),
    });
    expect(page.total).toBe(25);
    seen.push(...page.items.map((item) => item.id));
    before = page.nextCursor;
  } while (before);
  expect(new Set(seen)).toEqual(new Set(events.map((event) => event.id)));
  expect(seen).toHaveLength(25);
});

test.each<[string, Partial<LogFilter>]>([
  ['severity', { severity: 'error' }],
  ['event type', { eventType: 'error' }],
  ['stage', { stage: 'follow_up' }],
  ['model', { model: 'gpt-x' }],
  ['session', { sessionId: 'T'.repeat(21) }],
  ['user', { userId: 'the-user' }],
  ['time', { from: '2026-03-01T00:00:00Z', to: '2026-03-01T00:00:01Z' }],
  ['text, where % and _ are letters', { q: '100%_SURE' }],
  ['several at once', { severity: 'error', eventType: 'error', userId: 'the-user', q: 'sure' }],
])('filters by %s', async (_, filter) => {
  const sought = makeEvent({
    type: 'error',
    severity: 'error',
    sessionId: 'T'.repeat(21),
    userId: 'the-user',
    stage: 'follow_up',
    model: 'gpt-x',
    at: '2026-03-01T00:00:00.000Z',
    details: { code: '100%_sure' },
  });
  await send(makeEvent({ details: { code: '100 is sure' } }), sought, makeEvent({ at: '2026-03-01T00:00:01.000Z' }));
  await stored(3);
  const { items, total } = await list(filter);
  expect(items.map((item) => item.id)).toEqual([sought.id]);
  expect(total).toBe(1);
});

test.each<[string, Partial<LogFilter>]>([
  ['before', { before: 'rubbish' }],
  ['before', { before: Buffer.from('2026-13-77T99:00:00.000000Z_1').toString('base64url') }],
  ['from', { from: "'; DROP TABLE event" }],
  ['to', { to: 'tomorrow' }],
])('a %s that is none is refused with its field', async (field, filter) => {
  const refusal = await list(filter).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED', params: { errors: { [field]: expect.any(String) } } });
});

test('answers admins only, and logs the read without the search text', async () => {
  const refusals = [
    ['visitor', 'ACCESS_DENIED'],
    ['user', 'ACCESS_DENIED'],
    ['system', 'RPC_ACTOR_INVALID'],
  ] as const;
  for (const [role, code] of refusals) {
    await expect(list({}, { ...admin, role })).rejects.toMatchObject({ code });
    const diagnoses = rpc.call(ListDiagnoses, { limit: 1 }, { ...admin, role });
    await expect(diagnoses).rejects.toMatchObject({ code });
  }
  expect(await rows()).toBe(0);
  await list({ severity: 'error', q: 'Wanjiku' });
  const { items } = await list();
  expect(items).toMatchObject([
    {
      eventType: 'admin_read',
      userId: admin.userId,
      contentSnapshot: { list: 'logs', severity: 'error', searched: true },
    },
  ]);
  expect(JSON.stringify(items)).not.toContain('Wanjiku');
});

test('the migrations can be undone and applied again', async () => {
  const own = await createDatabase();
  const env = { DATABASE_URL: own.url, DATA_KEYS, DATABASE_POOL: 2, MIGRATE_ON_START: true };
  const { dataSource } = await openDatabase(env);
  const tables = async () =>
    (await own.query<{ t: string }>(`SELECT tablename AS t FROM pg_tables WHERE schemaname = 'admin_log'`)).map(
      ({ t }) => t,
    );
  expect(await tables()).toContain('event');
  for (let left = dataSource.migrations.length; left > 0; left--) await dataSource.undoLastMigration();
  expect(await tables()).not.toContain('event');
  await dataSource.runMigrations();
  expect(await tables()).toContain('event');
  await dataSource.destroy();
  await own.drop();
});

test('reports the state of its database', async () => {
  expect(await rpc.call(CheckHealth['admin-log'], {}, SYSTEM_ACTOR)).toEqual({ database: 'up' });
});
