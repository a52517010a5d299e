import { newTraceparent, withTrace } from '@afya/runtime';
import { CheckHealth, SYSTEM_ACTOR, type Actor } from '@afya/service-contracts';
import { startRedis, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { Echo, Fail, SlowRead, Unknown, WhoAmI } from '../fixtures/contracts';
import { SECRET, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';

let redis: TestRedis;
let replica: INestMicroservice;
let client: RpcClient;

beforeAll(async () => {
  redis = await startRedis();
  replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  client = new RpcClient({ redisUrl: redis.url, secret: SECRET, caller: 'spec' });
}, 30_000);

afterAll(async () => {
  await client.close();
  await replica.close();
  await redis.stop();
});

test('a call is answered', async () => {
  expect(await client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR)).toEqual({ text: 'habari', replica: 'one' });
});

test('the handler knows the actor, runs in the trace of the caller and knows how long anybody waits', async () => {
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

test('of any other error only that it happened crosses', async () => {
  const error = await client.call(Fail, { how: 'unknown' }, SYSTEM_ACTOR).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong', params: {} });
});

test('a request that does not fit its contract is refused with the field', async () => {
  const misfit = { text: 7 } as unknown as { text: string };
  await expect(client.call(Echo, misfit, SYSTEM_ACTOR)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { errors: { text: expect.any(String) as string } },
  });
});

test('a reply that does not fit its contract is not passed on', async () => {
  await expect(client.call(Fail, { how: 'off-contract' }, SYSTEM_ACTOR)).rejects.toMatchObject({ code: 'INTERNAL' });
});

test('a call that the service does not know is refused', async () => {
  await expect(client.call(Unknown, { text: '' }, SYSTEM_ACTOR)).rejects.toMatchObject({ code: 'RPC_PATTERN_UNKNOWN' });
});

test('what is larger than 256 KB crosses in neither direction', async () => {
  const text = 'x'.repeat(255 * 1024);
  expect((await client.call(Echo, { text }, SYSTEM_ACTOR)).text).toBe(text);
  const tooLarge = { code: 'RPC_TOO_LARGE' };
  await expect(client.call(Echo, { text: `${text}${text}` }, SYSTEM_ACTOR)).rejects.toMatchObject(tooLarge);
  await expect(client.call(Fail, { how: 'too-large' }, SYSTEM_ACTOR)).rejects.toMatchObject(tooLarge);
});

test('the caller of a read waits 3 s', async () => {
  const start = performance.now();
  await expect(client.call(SlowRead, { id: 'slow', ms: 4_000 }, SYSTEM_ACTOR)).rejects.toMatchObject({
    code: 'RPC_TIMEOUT',
  });
  const waited = performance.now() - start;
  expect(waited).toBeGreaterThan(2_950);
  expect(waited).toBeLessThan(6_000);
}, 15_000);

test('a service tells the states of what it depends on', async () => {
  expect(await client.call(CheckHealth.consultation, {}, SYSTEM_ACTOR)).toEqual({ postgres: 'up' });
});
