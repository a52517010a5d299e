import { newTraceparent, withTrace } from '@afya/runtime';
import { CheckHealth, SYSTEM_ACTOR, type Actor } from '@afya/service-contracts';
import { startRedis, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { Echo, Fail, SlowRead, Unknown, WhoAmI } from '../fixtures/contracts';
import { GATEWAY_KEYS, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';
import { REDIS_ANSWER_MS } from './limits';

let redis: TestRedis;
let replica: INestMicroservice;
let client: RpcClient;

beforeAll(async () => {
  redis = await startRedis();
  replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  client = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
}, 30_000);

afterAll(async () => {
  await client.close();
  await replica.close();
  await redis.stop();
});

test('answers a call', async () => {
  expect(await client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR)).toEqual({ text: 'habari', replica: 'one' });
});

test('the first call of a new client succeeds when the process is too busy to read the first answers of Redis', async () => {
  const newClient = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
  const call = newClient.call(Echo, { text: 'habari' }, SYSTEM_ACTOR);
  const end = performance.now() + 2 * REDIS_ANSWER_MS;
  while (performance.now() < end);
  await expect(call.finally(() => newClient.close())).resolves.toMatchObject({ text: 'habari' });
});

test('the handler gets the actor, the trace and the deadline of the caller', async () => {
  const actor: Actor = { visitorId: 'v1', userId: null, role: 'visitor' };
  const traceparent = newTraceparent();
  const seen = await withTrace(traceparent, () => client.call(WhoAmI, {}, actor));
  expect(seen).toMatchObject({ actor, traceparent });
  expect(seen.millisecondsLeft).toBeGreaterThan(500);
  expect(seen.millisecondsLeft).toBeLessThanOrEqual(3_000);
});

test('an AppError keeps its code and its fields', async () => {
  await expect(client.call(Fail, { how: 'app-error' }, SYSTEM_ACTOR)).rejects.toMatchObject({
    name: 'AppError',
    code: 'CHAT_EMPTY',
    message: 'Message or file required',
    params: { errors: { message: 'is missing' } },
  });
});

test('any other error becomes INTERNAL without details', async () => {
  const error = await client.call(Fail, { how: 'unknown' }, SYSTEM_ACTOR).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong', params: {} });
});

test('refuses a request that does not match its contract and names the field', async () => {
  const invalid = { text: 7 } as unknown as { text: string };
  await expect(client.call(Echo, invalid, SYSTEM_ACTOR)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { errors: { text: expect.any(String) as string } },
  });
});

test('a reply that does not match its contract becomes INTERNAL', async () => {
  await expect(client.call(Fail, { how: 'off-contract' }, SYSTEM_ACTOR)).rejects.toMatchObject({ code: 'INTERNAL' });
});

test('refuses a call with an unknown pattern', async () => {
  await expect(client.call(Unknown, { text: '' }, SYSTEM_ACTOR)).rejects.toMatchObject({ code: 'RPC_PATTERN_UNKNOWN' });
});

test('refuses requests and replies over 256 KB', async () => {
  const text = 'x'.repeat(255 * 1024);
  expect((await client.call(Echo, { text }, SYSTEM_ACTOR)).text).toBe(text);
  const tooLarge = { code: 'RPC_TOO_LARGE' };
  await expect(client.call(Echo, { text: `${text}${text}` }, SYSTEM_ACTOR)).rejects.toMatchObject(tooLarge);
  await expect(client.call(Fail, { how: 'too-large' }, SYSTEM_ACTOR)).rejects.toMatchObject(tooLarge);
});

test('a read times out after 3 s', async () => {
  const start = performance.now();
  await expect(client.call(SlowRead, { id: 'slow', ms: 4_000 }, SYSTEM_ACTOR)).rejects.toMatchObject({
    code: 'RPC_TIMEOUT',
  });
  const waited = performance.now() - start;
  expect(waited).toBeGreaterThan(2_950);
  expect(waited).toBeLessThan(6_000);
}, 15_000);

test('a service reports the states of its dependencies', async () => {
  expect(await client.call(CheckHealth.consultation, {}, SYSTEM_ACTOR)).toEqual({ postgres: 'up' });
});
