import { Database, OUTBOX_BATCH_UP, OUTBOX_UP, createDataSource } from '@afya/database';
import { RedisStreamsServer, RpcClient, RpcHandler, RpcKeys } from '@afya/messaging';
import { type Consumer, createConsumer, createProducer } from '@afya/queue';
import {
  APPEND_EVENTS,
  type AppendEventsJob,
  FindAppendedBatches,
  type LogEvent,
  type RpcRequest,
} from '@afya/service-contracts';
import {
  createDatabase,
  eventually,
  startRedis,
  TEST_RPC_KEYS,
  type TestDatabase,
  type TestRedis,
} from '@afya/testing';
import { Controller, type INestMicroservice, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { EventRelay } from './event.relay';
import { logEvent } from './log-event';
import { eventRow, insertEvents } from './outbox-rows';

const keysOf = (service: 'consultation' | 'admin-log') => new RpcKeys(service, TEST_RPC_KEYS[service]);

/** The log service in memory: it does not append an event twice. */
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
  rpc = new RpcClient({ redisUrl: bus.url, keys: keysOf('consultation') });
  const strategy = new RedisStreamsServer({ service: 'admin-log', redisUrl: bus.url, keys: keysOf('admin-log') });
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
/** A relay of one replica; a `stepped` one runs only when the test calls it. */
function replica({ stepped = false } = {}): EventRelay {
  const relay = new EventRelay({ database, rpc, queue: createProducer(APPEND_EVENTS, { redisUrl: queue.url }) });
  relays.push(relay);
  if (!stepped) relay.onApplicationBootstrap();
  return relay;
}

/** Consecutive transactions of one session, each with two events. */
async function writeTransactions(sessionId: string, transactions: number, before = 0): Promise<void> {
  for (let n = before; n < before + transactions; n += 1) {
    const place = { owner: 'v:1', sessionId, stage: 'follow_up' };
    const pair = [0, 1].map((part) => logEvent('reply', place, { details: { n: 2 * n + part } }));
    await database.transaction((queries) => insertEvents(queries, eventRow(pair)));
  }
}
const appended = (sessionId: string) =>
  [...log.events.values()].filter((event) => event.sessionId === sessionId).map(({ details }) => details['n']);
const numbersTo = (events: number) => Array.from({ length: events }, (_, n) => n);
const waiting = async () => (await server.query<{ n: number }>(`SELECT count(*)::int AS n FROM stable.outbox`))[0]!.n;
const ageBatch = () => server.query(`UPDATE stable.outbox_batch SET sent_at = sent_at - interval '10 s'`);
const outboxIsEmpty = () => eventually(async () => expect(await waiting()).toBe(0), { timeoutMs: 30_000 });

test('events reach the log once, in the order of their session, and leave the outbox afterwards', async () => {
  consume();
  replica();
  await Promise.all(['a', 'b', 'c'].map((session) => writeTransactions(session, 50)));
  await outboxIsEmpty();
  for (const session of ['a', 'b', 'c']) expect(appended(session)).toEqual(numbersTo(100));
  expect(log.repeats).toBe(0);
});

test('loses and reorders nothing when the queue loses a batch in transit', async () => {
  const relay = replica({ stepped: true });
  await writeTransactions('a', 3);
  await eventually(() => relay.run());
  expect(await waiting()).toBe(3);
  await writeTransactions('a', 2, 3);
  await queue.connect().flushall();
  consume();
  expect(await relay.run()).toBe(false);
  expect(log.events.size).toBe(0);
  await ageBatch();
  relay.onApplicationBootstrap();
  await outboxIsEmpty();
  expect(appended('a')).toEqual(numbersTo(10));
}, 30_000);

test('does not queue a waiting batch again, but queues one again that has failed permanently', async () => {
  const relay = replica({ stepped: true });
  await writeTransactions('a', 1);
  await eventually(() => relay.run());
  const connection = queue.connect();
  for (let i = 0; i < 3; i += 1) {
    await ageBatch();
    await relay.run();
  }
  expect(await connection.llen('{q}:append-events:wait')).toBe(1);
  const [id] = await connection.lrange('{q}:append-events:wait', 0, -1);
  await connection.lrem('{q}:append-events:wait', 0, id!);
  await connection.zadd('{q}:append-events:failed', Date.now(), id!);
  await ageBatch();
  await relay.run();
  consume();
  relay.onApplicationBootstrap();
  await outboxIsEmpty();
  expect(appended('a')).toEqual(numbersTo(2));
});

test('writes events to the outbox while the queue is down, and sends them when it is back', async () => {
  consume();
  replica();
  await queue.kill();
  await writeTransactions('a', 20);
  expect(await waiting()).toBe(20);
  await queue.restart();
  await outboxIsEmpty();
  expect(appended('a')).toEqual(numbersTo(40));
}, 30_000);

test('a relay that ends after delivery and before its commit sends the batch again, and the log ignores the repeats', async () => {
  consume();
  const relay = replica({ stepped: true });
  await writeTransactions('a', 2);
  // Postgres ends the transaction as if the process had been killed before its commit.
  const cut = jest.spyOn(relay as unknown as { deliverAs(id: string): () => Promise<void> }, 'deliverAs');
  const to = createProducer(APPEND_EVENTS, { redisUrl: queue.url });
  cut.mockImplementationOnce((id) => async (...delivered: unknown[]) => {
    const [payloads] = delivered as [LogEvent[][]];
    await eventually(() => to.addBulk([{ id, data: { batchId: id, events: payloads.flat() } }]));
    await server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
  });
  await expect(relay.run()).rejects.toThrow();
  await eventually(() => expect(log.events.size).toBe(4));
  expect(await waiting()).toBe(2);
  relay.onApplicationBootstrap();
  await outboxIsEmpty();
  expect(appended('a')).toEqual(numbersTo(4));
  expect(log.repeats).toBe(4);
  await to.close();
}, 30_000);

test('two replicas publish each event once, in order', async () => {
  consume();
  replica();
  replica();
  await Promise.all(['a', 'b'].map((session) => writeTransactions(session, 200)));
  await outboxIsEmpty();
  for (const session of ['a', 'b']) expect(appended(session)).toEqual(numbersTo(400));
  expect(log.repeats).toBe(0);
}, 30_000);

test('sends no new batch to a log that appended and then failed, until the log confirms the batch', async () => {
  let failures = 0;
  consume(async (job) => {
    await append({ ...job, batchId: randomUUID() });
    if (failures++ < 2) throw new Error('ended before it was noted');
    await append(job);
  });
  replica();
  await writeTransactions('a', 5);
  await outboxIsEmpty();
  expect(appended('a')).toEqual(numbersTo(10));
  expect(log.repeats).toBeGreaterThan(0);
}, 30_000);
