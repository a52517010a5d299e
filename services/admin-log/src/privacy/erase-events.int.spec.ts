import { ColumnCipher } from '@afya/database';
import { RpcClient, RpcKeys } from '@afya/messaging';
import { createProducer, type Producer } from '@afya/queue';
import { parseDataKeys } from '@afya/runtime';
import {
  type Actor,
  APPEND_EVENTS,
  type AppendEventsJob,
  EraseEvents,
  ExportEvents,
  ListDiagnoses,
  ListLogs,
  type LogEvent,
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
import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '../persistence/open-database';
import { PostgresRetentionRepository } from '../persistence/postgres-retention.repository';
import { MetricsRollup } from '../persistence/metrics-rollup';
import { startAdminLog } from '../start-admin-log';
import { emptyLog } from '../../test/empty-log';
import { RetireEventsHandler } from '../retention/retire-events.handler';

const DATA_KEYS = parseDataKeys(`test:${Buffer.alloc(32, 'k').toString('base64')}`);
const admin: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };

let redis: TestRedis;
let database: TestDatabase;
let stop: () => Promise<void>;
let producer: Producer<AppendEventsJob>;
let rpc: RpcClient;
let consultation: RpcClient;

beforeAll(async () => {
  database = await createDatabase();
  redis = await startRedis();
  const urls = { DATABASE_URL: database.url, BUS_REDIS_URL: redis.url, QUEUE_REDIS_URL: redis.url };
  const settings = {
    ...TEST_RPC_KEYS['admin-log'],
    DATA_KEYS,
    DATABASE_POOL: 3,
    LOG_RETENTION_DAYS: 90,
    MIGRATE_ON_START: true,
  };
  stop = await startAdminLog({ ...urls, ...settings });
  producer = createProducer(APPEND_EVENTS, { redisUrl: redis.url });
  const clientOf = (service: 'gateway' | 'consultation') =>
    new RpcClient({ redisUrl: redis.url, keys: new RpcKeys(service, TEST_RPC_KEYS[service]) });
  rpc = clientOf('gateway');
  consultation = clientOf('consultation');
});
afterAll(async () => {
  await Promise.all([stop(), producer.close(), rpc.close(), consultation.close()]);
  await Promise.all([redis.stop(), database.drop()]);
});
beforeEach(() => emptyLog(database));

const newSessionId = () => randomBytes(16).toString('base64url').slice(0, 21);
const makeEvent = (fields: Partial<LogEvent> = {}): LogEvent => ({
  id: randomUUID(),
  type: 'reply',
  at: new Date().toISOString(),
  severity: 'info',
  sessionId: newSessionId(),
  userId: null,
  visitorId: `v${randomBytes(9).toString('hex')}`,
  stage: 'follow_up',
  traceId: randomBytes(16).toString('hex'),
  model: 'embedded',
  metrics: { costKES: 1.5 },
  details: { replyId: randomUUID() },
  diagnosis: null,
  ...fields,
});
const diagnosis: LogEvent['diagnosis'] = {
  preliminaryDiagnosis: 'Malaria',
  confidenceScore: 72,
  differentialDiagnoses: [],
  reasoningPath: 'fever',
  criticalFactors: ['age'],
};
const send = (...events: LogEvent[]) => eventually(() => producer.addBulk([{ data: { events } }]));
const rows = () => database.query<Record<string, unknown>>('SELECT * FROM admin_log.event ORDER BY position');
const stored = (count: number) => eventually(async () => expect(await rows()).toHaveLength(count));
const erase = (sessionIds: string[], personIds: string[] = []) =>
  consultation.call(EraseEvents, { sessionIds, personIds }, SYSTEM_ACTOR);
const anonymous = { session_id: null, user_id: null, visitor_id: null, trace_id: null, details: {}, sealed: null };

test('keeps only the data for statistics of an erased session', async () => {
  const event = makeEvent({ type: 'diagnosis', at: '2026-11-01T10:11:12.345Z', diagnosis });
  const other = makeEvent();
  await send(event, other);
  await stored(2);
  expect(await erase([event.sessionId!])).toEqual({ events: 1 });
  const [left, spared] = await rows();
  expect(left).toMatchObject({ ...anonymous, type: 'diagnosis', stage: 'follow_up', metrics: { costKES: 1.5 } });
  expect(left!.at).toEqual(new Date('2026-11-01T10:00:00.000Z'));
  expect(spared).toMatchObject({ session_id: other.sessionId, trace_id: other.traceId });
  expect((await rpc.call(ListDiagnoses, { limit: 10 }, admin)).total).toBe(0);
});

test('erases the events of a person as user and as visitor', async () => {
  const userId = randomUUID();
  const [asUser, asVisitor] = [makeEvent({ userId, sessionId: null, type: 'login' }), makeEvent()];
  await send(asUser, asVisitor, makeEvent());
  await stored(3);
  expect(await erase([], [userId, asVisitor.visitorId!])).toEqual({ events: 2 });
});

test('anonymises an event that arrives later, and adds nothing when a batch arrives again', async () => {
  const event = makeEvent();
  await send(event);
  await stored(1);
  await erase([event.sessionId!]);
  const late = makeEvent({ sessionId: event.sessionId });
  await send(event, late);
  await eventually(async () => {
    const all = await rows();
    expect(all).toHaveLength(2);
    for (const row of all) expect(row).toMatchObject(anonymous);
  });
});

test('keeps the read of an admin without the session id', async () => {
  const sessionId = newSessionId();
  await rpc.call(ListLogs, { limit: 1, sessionId, severity: 'error' }, admin);
  await erase([sessionId]);
  const [look] = await rows();
  expect(look).toMatchObject({
    type: 'admin_read',
    user_id: admin.userId,
    details: { list: 'logs', severity: 'error' },
  });
  expect(JSON.stringify(look)).not.toContain(sessionId);
});

test('stores no id of an erasure', async () => {
  const [sessionId, userId] = [newSessionId(), randomUUID()];
  await erase([sessionId], [userId]);
  const erasedIds = JSON.stringify(await database.query('SELECT * FROM admin_log.erased'));
  expect(erasedIds).not.toMatch(new RegExp(`${sessionId}|${userId}`));
});

test('only another service may erase or export, and an export needs an owner', async () => {
  const event = makeEvent({ type: 'red_flag', details: { flags: 'fits' } });
  await send(event, makeEvent());
  await stored(2);
  for (const actor of [admin, { ...admin, role: 'user' as const }]) {
    await expect(rpc.call(EraseEvents, { sessionIds: [], personIds: [] }, actor)).rejects.toMatchObject({
      code: 'RPC_ACTOR_INVALID',
    });
    await expect(rpc.call(ExportEvents, {}, actor)).rejects.toMatchObject({ code: 'RPC_ACTOR_INVALID' });
  }
  expect((await rpc.call(ExportEvents, {}, SYSTEM_ACTOR)).events).toEqual([]);
  const { events } = await rpc.call(ExportEvents, { sessionId: event.sessionId! }, SYSTEM_ACTOR);
  expect(events).toMatchObject([{ id: event.id, details: { flags: 'fits' } }]);
});

test('deletes events after 90 days in batches, and not a day before', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  await send(makeEvent({ at: days(89) }), makeEvent({ at: days(91) }), makeEvent({ at: days(400) }));
  await stored(3);
  await database.query(
    `INSERT INTO admin_log.event (at, id, type, severity, metrics, details)
     SELECT now() - interval '100 d', gen_random_uuid(), 'reply', 'info', '{}', '{}' FROM generate_series(1, 2500)`,
  );
  const env = { DATABASE_URL: database.url, DATA_KEYS, DATABASE_POOL: 2, MIGRATE_ON_START: false };
  const own = await openDatabase(env);
  const retire = new RetireEventsHandler(
    new PostgresRetentionRepository(own, new MetricsRollup(new ColumnCipher(DATA_KEYS))),
    {
      LOG_RETENTION_DAYS: 90,
    },
  );
  expect(await retire.execute()).toBe(true);
  expect(await retire.execute()).toBe(false);
  expect(await rows()).toHaveLength(1);
  await own.close();
});
