import { ColumnCipher } from '@afya/database';
import { RpcClient } from '@afya/messaging';
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
import { createDatabase, eventually, startRedis, type TestDatabase, type TestRedis } from '@afya/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '../database/open-database';
import { FigureKeeper } from '../figures/figure-keeper';
import { startAdminLog } from '../start-admin-log';
import { emptyLog } from '../testing/empty-log';
import { RetireEventsHandler } from './retire-events.handler';

const RPC_SECRET = 'a secret for the specs';
const DATA_KEYS = parseDataKeys(`test:${Buffer.alloc(32, 'k').toString('base64')}`);
const admin: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };

let redis: TestRedis;
let database: TestDatabase;
let stop: () => Promise<void>;
let producer: Producer<AppendEventsJob>;
let rpc: RpcClient;

beforeAll(async () => {
  database = await createDatabase();
  redis = await startRedis();
  const urls = { DATABASE_URL: database.url, BUS_REDIS_URL: redis.url, QUEUE_REDIS_URL: redis.url };
  const settings = { RPC_SECRET, DATA_KEYS, DATABASE_POOL: 3, LOG_RETENTION_DAYS: 90, MIGRATE_ON_START: true };
  stop = await startAdminLog({ ...urls, ...settings });
  producer = createProducer(APPEND_EVENTS, { redisUrl: redis.url });
  rpc = new RpcClient({ redisUrl: redis.url, secret: RPC_SECRET });
});
afterAll(async () => {
  await Promise.all([stop(), producer.close(), rpc.close()]);
  await Promise.all([redis.stop(), database.drop()]);
});
beforeEach(() => emptyLog(database));

const newSessionId = () => randomBytes(16).toString('base64url').slice(0, 21);
const makeEvent = (given: Partial<LogEvent> = {}): LogEvent => ({
  ...{ id: randomUUID(), type: 'reply', at: new Date().toISOString(), severity: 'info' },
  ...{ sessionId: newSessionId(), userId: null, visitorId: `v${randomBytes(9).toString('hex')}` },
  ...{ stage: 'follow_up', traceId: randomBytes(16).toString('hex'), model: 'embedded' },
  ...{ metrics: { costKES: 1.5 }, details: { replyId: randomUUID() }, diagnosis: null },
  ...given,
});
const diagnosis: LogEvent['diagnosis'] = {
  ...{ preliminaryDiagnosis: 'Malaria', confidenceScore: 72, differentialDiagnoses: [] },
  ...{ reasoningPath: 'fever', criticalFactors: ['age'] },
};
const send = (...events: LogEvent[]) => eventually(() => producer.addBulk([{ data: { events } }]));
const rows = () => database.query<Record<string, unknown>>('SELECT * FROM admin_log.event ORDER BY position');
const stored = (count: number) => eventually(async () => expect(await rows()).toHaveLength(count));
const erase = (sessionIds: string[], personIds: string[] = []) =>
  rpc.call(EraseEvents, { sessionIds, personIds }, SYSTEM_ACTOR);
const nobodys = { session_id: null, user_id: null, visitor_id: null, trace_id: null, details: {}, sealed: null };

test('what is left of a session’s events is what statistics need', async () => {
  const event = makeEvent({ type: 'diagnosis', at: '2026-11-01T10:11:12.345Z', diagnosis });
  const other = makeEvent();
  await send(event, other);
  await stored(2);
  expect(await erase([event.sessionId!])).toEqual({ events: 1 });
  const [left, spared] = await rows();
  expect(left).toMatchObject({ ...nobodys, type: 'diagnosis', stage: 'follow_up', metrics: { costKES: 1.5 } });
  expect(left!.at).toEqual(new Date('2026-11-01T10:00:00.000Z'));
  expect(spared).toMatchObject({ session_id: other.sessionId, trace_id: other.traceId });
  expect((await rpc.call(ListDiagnoses, { limit: 10 }, admin)).total).toBe(0);
});

test('those of a person go, whether as a user or as a visitor', async () => {
  const userId = randomUUID();
  const [asUser, asVisitor] = [makeEvent({ userId, sessionId: null, type: 'login' }), makeEvent()];
  await send(asUser, asVisitor, makeEvent());
  await stored(3);
  expect(await erase([], [userId, asVisitor.visitorId!])).toEqual({ events: 2 });
});

test('an event that comes later is nobody’s from the start, and a batch that comes again adds nothing', async () => {
  const event = makeEvent();
  await send(event);
  await stored(1);
  await erase([event.sessionId!]);
  const late = makeEvent({ sessionId: event.sessionId });
  await send(event, late);
  await eventually(async () => {
    const all = await rows();
    expect(all).toHaveLength(2);
    for (const row of all) expect(row).toMatchObject(nobodys);
  });
});

test('an administrator’s look stays, without whom it was at', async () => {
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

test('nothing that is kept of an erasure tells the id', async () => {
  const [sessionId, userId] = [newSessionId(), randomUUID()];
  await erase([sessionId], [userId]);
  const kept = JSON.stringify(await database.query('SELECT * FROM admin_log.erased'));
  expect(kept).not.toMatch(new RegExp(`${sessionId}|${userId}`));
});

test('only another service may erase or export, and an export is of somebody', async () => {
  const event = makeEvent({ type: 'red_flag', details: { flags: 'fits' } });
  await send(event, makeEvent());
  await stored(2);
  for (const actor of [admin, { ...admin, role: 'user' as const }]) {
    await expect(rpc.call(EraseEvents, { sessionIds: [], personIds: [] }, actor)).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
    });
    await expect(rpc.call(ExportEvents, {}, actor)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  }
  expect((await rpc.call(ExportEvents, {}, SYSTEM_ACTOR)).events).toEqual([]);
  const { events } = await rpc.call(ExportEvents, { sessionId: event.sessionId! }, SYSTEM_ACTOR);
  expect(events).toMatchObject([{ id: event.id, details: { flags: 'fits' } }]);
});

test('events go after 90 days, in parts, and not a day before', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  await send(makeEvent({ at: days(89) }), makeEvent({ at: days(91) }), makeEvent({ at: days(400) }));
  await stored(3);
  await database.query(
    `INSERT INTO admin_log.event (at, id, type, severity, metrics, details)
     SELECT now() - interval '100 d', gen_random_uuid(), 'reply', 'info', '{}', '{}' FROM generate_series(1, 2500)`,
  );
  const env = { DATABASE_URL: database.url, DATA_KEYS, DATABASE_POOL: 2, MIGRATE_ON_START: false };
  const own = await openDatabase(env);
  const retire = new RetireEventsHandler(own, new FigureKeeper(new ColumnCipher(DATA_KEYS)), {
    LOG_RETENTION_DAYS: 90,
  });
  expect(await retire.execute()).toBe(true);
  expect(await retire.execute()).toBe(false);
  expect(await rows()).toHaveLength(1);
  await own.close();
});
