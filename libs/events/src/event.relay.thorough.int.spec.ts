import { Database, OUTBOX_BATCH_UP, OUTBOX_UP, createDataSource } from '@afya/database';
import { RedisStreamsServer, RpcClient, RpcHandler } from '@afya/messaging';
import { type Consumer, createConsumer, createProducer } from '@afya/queue';
import {
  APPEND_EVENTS,
  type AppendEventsJob,
  FindAppendedBatches,
  type LogEvent,
  type RpcRequest,
} from '@afya/service-contracts';
import { createDatabase, eventually, startRedis, type TestDatabase, type TestRedis } from '@afya/testing';
import { Controller, type INestMicroservice, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { EventRelay } from './event.relay';
import { logEvent } from './log-event';
import { eventRow, tellEvents } from './outbox-rows';

const secret = 'a-secret-of-the-specs';

/** What the log does with batches, in memory: an event it has is not appended again. */
const log = { events: new Map<string, LogEvent>(), batches: new Set<string>(), repeats: 0 };
@Controller()
class FakeLog {
  @RpcHandler(FindAppendedBatches)
  async find({ batchIds }: RpcRequest<typeof FindAppendedBatches>) {
    return { appended: batchIds.filter((id) => log.batches.has(id)) };
  }
}
@Module({ controllers: [FakeLog] })
class FakeLogModule {}

async function append({ batchId, events }: AppendEventsJob): Promise<void> {
  for (const event of events as LogEvent[]) {
    if (log.events.has(event.id)) log.repeats += 1;
    else log.events.set(event.id, event);
  }
  log.batches.add(batchId!);
}

let server: TestDatabase;
let bus: TestRedis;
let queue: TestRedis;
let database: Database;
let rpc: RpcClient;
let answers: INestMicroservice;
let consumer: Consumer | undefined;
const relays: EventRelay[] = [];

beforeAll(async () => {
  [server, bus, queue] = await Promise.all([createDatabase(), startRedis(), startRedis()]);
  for (const sql of ['CREATE SCHEMA stable', 'SET search_path = stable', OUTBOX_UP, OUTBOX_BATCH_UP])
    await server.query(sql);
  database = new Database(
    await createDataSource({ url: server.url, schema: 'stable', migrations: [], poolSize: 8 }).initialize(),
  );
  rpc = new RpcClient({ redisUrl: bus.url, secret });
  const strategy = new RedisStreamsServer({ service: 'admin-log', redisUrl: bus.url, secret });
  answers = await NestFactory.createMicroservice(FakeLogModule, { strategy, logger: false });
  await answers.listen();
});
beforeEach(async () => {
  log.events.clear();
  log.batches.clear();
  log.repeats = 0;
  await server.query('TRUNCATE stable.outbox, stable.outbox_batch');
});
afterEach(async () => {
  for (const relay of relays.splice(0)) {
    await relay.beforeApplicationShutdown();
    await relay.onApplicationShutdown();
  }
  await consumer?.drain();
  consumer = undefined;
});
afterAll(async () => {
  await answers.close();
  await rpc.close();
  await database.close();
  await Promise.all([server.drop(), bus.stop(), queue.stop()]);
});

const consume = (handle = append) =>
  (consumer = createConsumer(APPEND_EVENTS, { redisUrl: queue.url, concurrency: 1, handle }));
/** A replica's relay; `stepped` ones do nothing by themselves. */
function replica({ stepped = false } = {}): EventRelay {
  const relay = new EventRelay({ database, rpc, queue: createProducer(APPEND_EVENTS, { redisUrl: queue.url }) });
  relays.push(relay);
  if (!stepped) relay.onApplicationBootstrap();
  return relay;
}

/** Transactions of a session, one after the other, of two events each. */
async function tell(sessionId: string, transactions: number, before = 0): Promise<void> {
  for (let n = before; n < before + transactions; n += 1) {
    const place = { owner: 'v:1', sessionId, stage: 'follow_up' };
    const pair = [0, 1].map((part) => logEvent('reply', place, { details: { n: 2 * n + part } }));
    await database.transaction((queries) => tellEvents(queries, eventRow(pair)));
  }
}
const arrived = (sessionId: string) =>
  [...log.events.values()].filter((event) => event.sessionId === sessionId).map(({ details }) => details['n']);
const counted = (events: number) => Array.from({ length: events }, (_, n) => n);
const waiting = async () => (await server.query<{ n: number }>(`SELECT count(*)::int AS n FROM stable.outbox`))[0]!.n;
const age = () => server.query(`UPDATE stable.outbox_batch SET sent_at = sent_at - interval '10 s'`);
const nothingWaits = () => eventually(async () => expect(await waiting()).toBe(0), { timeoutMs: 30_000 });

test('events reach the log once and in the order of their session, and leave the outbox then', async () => {
  consume();
  replica();
  await Promise.all(['a', 'b', 'c'].map((session) => tell(session, 50)));
  await nothingWaits();
  for (const session of ['a', 'b', 'c']) expect(arrived(session)).toEqual(counted(100));
  expect(log.repeats).toBe(0);
});

test('a queue that loses its memory with a batch on the way loses nothing, and nothing overtakes', async () => {
  const relay = replica({ stepped: true });
  await tell('a', 3);
  await eventually(() => relay.run());
  expect(await waiting()).toBe(3);
  await tell('a', 2, 3);
  await queue.connect().flushall();
  consume();
  expect(await relay.run()).toBe(false);
  expect(log.events.size).toBe(0);
  await age();
  relay.onApplicationBootstrap();
  await nothingWaits();
  expect(arrived('a')).toEqual(counted(10));
}, 30_000);

test('a batch that still waits is not put into the queue again; one that failed for good is', async () => {
  const relay = replica({ stepped: true });
  await tell('a', 1);
  await eventually(() => relay.run());
  const connection = queue.connect();
  for (let i = 0; i < 3; i += 1) {
    await age();
    await relay.run();
  }
  expect(await connection.llen('{q}:append-events:wait')).toBe(1);
  const [id] = await connection.lrange('{q}:append-events:wait', 0, -1);
  await connection.lrem('{q}:append-events:wait', 0, id!);
  await connection.zadd('{q}:append-events:failed', Date.now(), id!);
  await age();
  await relay.run();
  consume();
  relay.onApplicationBootstrap();
  await nothingWaits();
  expect(arrived('a')).toEqual(counted(2));
});

test('while the queue is away events are written as ever, and go once it is back', async () => {
  consume();
  replica();
  await queue.kill();
  await tell('a', 20);
  expect(await waiting()).toBe(20);
  await queue.restart();
  await nothingWaits();
  expect(arrived('a')).toEqual(counted(40));
}, 30_000);

test('a relay that ends between delivery and note sends again, and the log knows the repeats', async () => {
  consume();
  const relay = replica({ stepped: true });
  await tell('a', 2);
  // Postgres ends the transaction as it would when the process is killed before it commits.
  const cut = jest.spyOn(relay as unknown as { deliverAs(id: string): () => Promise<void> }, 'deliverAs');
  const to = createProducer(APPEND_EVENTS, { redisUrl: queue.url });
  cut.mockImplementationOnce((id) => async (...[payloads]: unknown[] | [LogEvent[][]]) => {
    await eventually(() => to.addBulk([{ id, data: { batchId: id, events: (payloads as LogEvent[][]).flat() } }]));
    await server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
  });
  await expect(relay.run()).rejects.toThrow();
  await eventually(() => expect(log.events.size).toBe(4));
  expect(await waiting()).toBe(2);
  relay.onApplicationBootstrap();
  await nothingWaits();
  expect(arrived('a')).toEqual(counted(4));
  expect(log.repeats).toBe(4);
  await to.close();
}, 30_000);

test('two replicas tell each event once, in order', async () => {
  consume();
  replica();
  replica();
  await Promise.all(['a', 'b'].map((session) => tell(session, 200)));
  await nothingWaits();
  for (const session of ['a', 'b']) expect(arrived(session)).toEqual(counted(400));
  expect(log.repeats).toBe(0);
}, 30_000);

test('a log that appends and then fails is sent nothing new until it says that it has all', async () => {
  let failures = 0;
  consume(async (job) => {
    await append({ ...job, batchId: randomUUID() });
    if (failures++ < 2) throw new Error('ended before it was noted');
    await append(job);
  });
  replica();
  await tell('a', 5);
  await nothingWaits();
  expect(arrived('a')).toEqual(counted(10));
  expect(log.repeats).toBeGreaterThan(0);
}, 30_000);
