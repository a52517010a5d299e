import { RedisStreamsServer, RpcClient, RpcHandler, RpcKeys } from '@afya/messaging';
import { createConsumer } from '@afya/queue';
import {
  ANSWER_IN_QUARANTINE,
  ANSWER_SESSION,
  APPEND_EVENTS,
  type AppendEventsJob,
  CheckHealth,
  CompleteReply,
  FindAppendedBatches,
  GetConfidence,
  GetSession,
  type Lane,
  ListMessages,
  ListSessions,
  LocateFile,
  type LogEvent,
  OpenSession,
  RenewLease,
  type RpcRequest,
  SendMessage,
  ShowProgress,
  SYSTEM_ACTOR,
  LeaseReply,
  versionKey,
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
import { startConsultation } from './start-consultation';
import { testEnv, makeFile, makeReply, newSessionId, newUser, newVisitor } from '../test/consultation-test-app';

let server: TestDatabase;
let redis: TestRedis;
let stop: () => Promise<void>;
let rpc: RpcClient;
let worker: RpcClient;
const events: LogEvent[] = [];
const batches = new Set<string>();
const consumers: { drain(): Promise<void> }[] = [];

/** The log as this service uses it. */
function append({ batchId, events: batch }: AppendEventsJob): void {
  events.push(...(batch as LogEvent[]));
  batches.add(batchId!);
}
@Controller()
class FakeLog {
  @RpcHandler(FindAppendedBatches)
  async find({ batchIds }: RpcRequest<typeof FindAppendedBatches>) {
    return { appended: batchIds.filter((id) => batches.has(id)) };
  }
}
@Module({ controllers: [FakeLog] })
class FakeLogModule {}
let log: INestMicroservice;

beforeAll(async () => {
  [server, redis] = await Promise.all([createDatabase(), startRedis()]);
  const env = testEnv({
    DATABASE_URL: server.url,
    BUS_REDIS_URL: redis.url,
    LEASE_MS: 1_500,
    WAKE_UP_RETRY_MS: 1_000,
    RECONCILE_MS: 200,
  });
  stop = await startConsultation(env);
  const strategy = new RedisStreamsServer({
    service: 'admin-log',
    redisUrl: redis.url,
    keys: new RpcKeys('admin-log', TEST_RPC_KEYS['admin-log']),
  });
  log = await NestFactory.createMicroservice(FakeLogModule, { strategy, logger: false });
  await log.listen();
  rpc = new RpcClient({ redisUrl: redis.url, keys: new RpcKeys('gateway', TEST_RPC_KEYS.gateway) });
  worker = new RpcClient({ redisUrl: redis.url, keys: new RpcKeys('ai-worker', TEST_RPC_KEYS['ai-worker']) });
  const settings = { redisUrl: redis.url, concurrency: 4 };
  consumers.push(
    createConsumer(APPEND_EVENTS, { ...settings, handle: async (batch) => append(batch) }),
    createConsumer(ANSWER_SESSION, { ...settings, handle: ({ sessionId }) => answer(sessionId, 'ordinary') }),
    createConsumer(ANSWER_IN_QUARANTINE, { ...settings, handle: ({ sessionId }) => answer(sessionId, 'quarantine') }),
  );
});
afterAll(async () => {
  await Promise.all(consumers.map((consumer) => consumer.drain()));
  await stop?.();
  await log?.close();
  await Promise.all([rpc?.close(), worker?.close()]);
  await server.drop();
  await redis.stop();
});

/** Sessions whose worker dies after leasing: they are left with a lease and a job that never ends. */
const deadly = new Set<string>();
/** Sessions whose next job wakes no worker. */
const lost = new Set<string>();

async function answer(sessionId: string, lane: Lane): Promise<void> {
  if (lost.delete(sessionId)) return;
  let { turn } = await worker.call(LeaseReply, { sessionId, workerId: 'spec', lane }, SYSTEM_ACTOR);
  if (turn && deadly.delete(sessionId)) return;
  while (turn) {
    const { token, replyId } = turn;
    expect(await worker.call(RenewLease, { sessionId, token }, SYSTEM_ACTOR)).toEqual({ renewed: true });
    const reply = makeReply(turn, { confidence: { level: 'low', score: 20 } });
    turn = (await worker.call(CompleteReply, { sessionId, token, replyId, reply }, SYSTEM_ACTOR)).next;
  }
}

const send = { language: 'en' as const, files: [], purchases: [] };
const listed = async (sessionId: string, actor: Parameters<RpcClient['call']>[2]) =>
  rpc.call(ListMessages, { sessionId }, actor);

test('a message is accepted, queued, answered and logged, all through Redis', async () => {
  const [sessionId, actor, file] = [newSessionId(), newVisitor(), makeFile()];
  const opened = await rpc.call(OpenSession, { sessionId }, actor);
  expect(opened).toMatchObject({
    created: true,
    session: { creditsUsed: 0, consultationState: { collectedInfo: {} } },
  });
  expect(await rpc.call(OpenSession, { sessionId }, actor)).toMatchObject({ created: false });
  expect(await rpc.call(GetConfidence, { sessionId }, actor)).toBeNull();
  const accepted = await rpc.call(
    SendMessage,
    { ...send, sessionId, commandId: 'a', text: 'fever', files: [file] },
    actor,
  );
  const answered = await eventually(async () => {
    const { version, messages } = await listed(sessionId, actor);
    expect(messages.at(-1)).toMatchObject({
      id: accepted.replyId,
      content: 'Reply to fever',
      metadata: { status: 'done' },
    });
    return { version, messages };
  });
  expect(await redis.connect().get(versionKey(sessionId))).toBe(answered.version);
  expect(await rpc.call(GetConfidence, { sessionId }, actor)).toEqual({ level: 'low', score: 20 });
  expect(await rpc.call(GetSession, { sessionId }, actor)).toMatchObject({ creditsUsed: accepted.creditsUsed });
  const messageId = answered.messages[1]!.id;
  const { objectKey, mime, filename, size, type, contentKey } = file;
  expect(await rpc.call(LocateFile, { sessionId, messageId }, actor)).toEqual({
    objectKey,
    mime,
    filename,
    size,
    type,
    contentKey,
  });
  await eventually(() =>
    expect(events.filter((event) => event.sessionId === sessionId).map(({ type }) => type)).toEqual([
      'session_created',
      'message_accepted',
      'file_accepted',
      'credits_charged',
      'engine_call',
      'reply',
    ]),
  );
});

test('a session whose worker dies is answered soon after the end of its lease', async () => {
  const [sessionId, actor] = [newSessionId(), newVisitor()];
  await rpc.call(OpenSession, { sessionId }, actor);
  deadly.add(sessionId);
  await rpc.call(SendMessage, { ...send, sessionId, commandId: 'a', text: 'fever' }, actor);
  await eventually(async () =>
    expect((await listed(sessionId, actor)).messages.at(-1)!.content).toBe('Reply to fever'),
  );
  expect(deadly.size).toBe(0);
});

test('pending replies are answered after the queue has lost all its jobs', async () => {
  const [sessionId, actor] = [newSessionId(), newVisitor()];
  await rpc.call(OpenSession, { sessionId }, actor);
  lost.add(sessionId);
  await rpc.call(SendMessage, { ...send, sessionId, commandId: 'a', text: 'fever' }, actor);
  await eventually(() => expect(lost.size).toBe(0));
  await redis.connect().flushall();
  await eventually(async () =>
    expect((await listed(sessionId, actor)).messages.at(-1)!.content).toBe('Reply to fever'),
  );
});

test('only the system leases replies, only users list sessions, and strangers are rejected', async () => {
  const [sessionId, actor] = [newSessionId(), newVisitor()];
  await rpc.call(OpenSession, { sessionId }, actor);
  const denied = { code: 'ACCESS_DENIED' };
  const step = { sessionId, token: 't', replyId: randomUUID(), step: 'writing' as const };
  for (const caller of [actor, newUser()]) {
    const refused = { code: 'RPC_ACTOR_INVALID' };
    await expect(rpc.call(LeaseReply, { sessionId, workerId: 'w' }, caller)).rejects.toMatchObject(refused);
    await expect(rpc.call(ShowProgress, step, caller)).rejects.toMatchObject(refused);
  }
  expect(await worker.call(ShowProgress, step, SYSTEM_ACTOR)).toEqual({ shown: false });
  for (const read of [OpenSession, GetSession, ListMessages, GetConfidence])
    await expect(rpc.call(read, { sessionId }, newVisitor())).rejects.toMatchObject(denied);
  await expect(rpc.call(LocateFile, { sessionId, messageId: 'x' }, newVisitor())).rejects.toMatchObject(denied);
  await expect(rpc.call(LocateFile, { sessionId, messageId: 'x' }, actor)).rejects.toMatchObject({
    code: 'FILE_NOT_FOUND',
  });
  await expect(rpc.call(ListSessions, {}, actor)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  expect(await rpc.call(CheckHealth.consultation, {}, SYSTEM_ACTOR)).toMatchObject({ database: 'up' });
});
