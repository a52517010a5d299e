import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { SYSTEM_ACTOR } from '@afya/service-contracts';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { Echo, Work } from '../fixtures/contracts';
import { GATEWAY_KEYS, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';

const UNAVAILABLE = { code: 'RPC_UNAVAILABLE' };

let redis: TestRedis;
let replica: INestMicroservice;
let client: RpcClient;

const echo = () => client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR);

/** The error of a call and its duration, minus the longest time for which a busy machine stopped this process. */
async function failure(call: () => Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  stalls.enable();
  const start = performance.now();
  const error = await call().then(
    () => 'no error',
    (thrown: unknown) => thrown,
  );
  const ms = performance.now() - start;
  await pause(2);
  stalls.disable();
  return { error, ms: ms - stalls.max / 1e6 };
}

async function expectUnavailableAtOnce(): Promise<void> {
  for (let call = 0; call < 3; call += 1) {
    const { error, ms } = await failure(echo);
    expect(error).toMatchObject(UNAVAILABLE);
    expect(ms).toBeLessThan(500);
  }
}

/** Calls until one is answered; fails after the 2 s in which calls must get through again. */
const expectRecovery = () =>
  eventually(async () => expect((await echo()).text).toBe('habari'), { timeoutMs: 2_000, everyMs: 20 });

beforeAll(async () => {
  redis = await startRedis();
  replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  client = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
  // on a busy machine the first call can be late
  await eventually(echo, { timeoutMs: 20_000, everyMs: 100 });
}, 30_000);

afterAll(async () => {
  await client.close();
  await replica.close();
  await redis.stop();
}, 30_000);

test('calls fail at once while Redis is frozen and succeed afterwards', async () => {
  await redis.freeze();
  await expectUnavailableAtOnce();
  expect(client.isConnected()).toBe(false);
  await redis.thaw();
  await expectRecovery();
  expect(client.isConnected()).toBe(true);
});

test('calls fail at once while Redis is down, waiting ones included, and succeed afterwards', async () => {
  const waiting = failure(() => client.call(Work, { id: 'waiting', ms: 3_000 }, SYSTEM_ACTOR));
  await eventually(async () => expect(await redis.connect().hget('runs', 'waiting')).toBe('1'));
  await redis.kill();
  await expectUnavailableAtOnce();
  expect(await waiting).toMatchObject({ error: UNAVAILABLE });
  await pause(500);
  await expectUnavailableAtOnce();
  await redis.restart();
  await expectRecovery();
});

test('a replica that starts while Redis is down accepts calls once it is up', async () => {
  await redis.kill();
  const late = startReplica({ redisUrl: redis.url, name: 'late' });
  await pause(300);
  await redis.restart();
  await (await late).close();
  await expectRecovery();
});

test('calls succeed after Redis lost all data, the consumer group included', async () => {
  await redis.connect().flushall();
  await expectRecovery();
  const unread = await redis.connect().xlen('rpc:consultation');
  expect(unread).toBe(0);
});
