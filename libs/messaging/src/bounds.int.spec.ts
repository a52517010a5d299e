import { SYSTEM_ACTOR } from '@afya/service-contracts';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { type Redis } from 'ioredis';
import { Echo, SlowRead, Work } from '../fixtures/contracts';
import { GATEWAY_KEYS, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';
import { GROUP, streamKey } from './keys';

const STREAM = streamKey('consultation');

let redis: TestRedis;
let observer: Redis;
let client: RpcClient;

const pendingEntries = async () => ((await observer.xpending(STREAM, GROUP)) as [number])[0];

beforeEach(async () => {
  redis = await startRedis();
  observer = redis.connect();
  client = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS, maxWaiting: 50 });
}, 30_000);

afterEach(async () => {
  await client.close();
  await redis.stop();
});

test('a full stream refuses further calls and keeps the accepted ones', async () => {
  const calls = Array.from({ length: 60 }, (_, index) => client.call(Work, { id: `${index}`, ms: 1 }, SYSTEM_ACTOR));
  const refused = calls.map((call) =>
    call.then(
      () => null,
      (error: unknown) => error,
    ),
  );
  await expect(Promise.race(calls)).rejects.toMatchObject({ code: 'RPC_OVERLOADED' });
  expect(await observer.xlen(STREAM)).toBe(50);
  const replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  const errors = (await Promise.all(refused)).filter(Boolean);
  expect(errors).toHaveLength(10);
  for (const error of errors) expect(error).toMatchObject({ code: 'RPC_OVERLOADED' });
  expect(Object.keys(await observer.hgetall('runs'))).toHaveLength(50);
  await eventually(async () => expect(await observer.xlen(STREAM)).toBe(0));
  await replica.close();
});

test('a replica processes 32 entries at a time and leaves the others in the stream', async () => {
  const replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  const calls = Array.from({ length: 50 }, (_, index) => client.call(Work, { id: `${index}`, ms: 500 }, SYSTEM_ACTOR));
  const seen: number[] = [];
  const watch = setInterval(() => void pendingEntries().then((count) => seen.push(count)), 10);
  await eventually(async () => expect(await pendingEntries()).toBe(32));
  await Promise.all(calls);
  clearInterval(watch);
  expect(Math.max(...seen)).toBe(32);
  await replica.close();
});

test('a call is not run once its deadline has passed', async () => {
  await expect(client.call(SlowRead, { id: 'late', ms: 0 }, SYSTEM_ACTOR)).rejects.toMatchObject({
    code: 'RPC_TIMEOUT',
  });
  expect(await observer.xlen(STREAM)).toBe(1);
  const replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  await eventually(async () => expect(await observer.xlen(STREAM)).toBe(0));
  expect(await observer.hget('runs', 'late')).toBeNull();
  expect(await pendingEntries()).toBe(0);
  await replica.close();
});

test('deadlines follow the clock of Redis when the clock of the caller is wrong', async () => {
  const replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  const now = Date.now;
  const wrongClock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  const clientWithWrongClock = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
  const reply = await clientWithWrongClock.call(Echo, { text: 'habari' }, SYSTEM_ACTOR);
  wrongClock.mockRestore();
  expect(reply.text).toBe('habari');
  await clientWithWrongClock.close();
  await replica.close();
});
