import { once } from 'node:events';
import { SYSTEM_ACTOR } from '@afya/service-contracts';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { type Redis } from 'ioredis';
import { Work } from '../fixtures/contracts';
import { spawnReplica } from '../fixtures/spawn-replica';
import { GATEWAY_KEYS, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';
import { ConsumerGroup } from './consumer-group';
import { GROUP, streamKey } from './keys';

let redis: TestRedis;
let observer: Redis;

const consumers = async (stream: string) => ((await observer.xinfo('CONSUMERS', stream, GROUP)) as unknown[]).length;

beforeAll(async () => {
  redis = await startRedis();
  observer = redis.connect();
}, 30_000);

afterAll(() => redis.stop());

test('a draining replica finishes its calls, accepts no others and leaves the group', async () => {
  const leaving = await spawnReplica(redis.url, 'leaving');
  const client = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
  const running = Array.from({ length: 10 }, (_, index) =>
    client.call(Work, { id: `running-${index}`, ms: 1_500 }, SYSTEM_ACTOR),
  );
  await eventually(async () => expect(await observer.hlen('runs')).toBe(10));
  const staying = await startReplica({ redisUrl: redis.url, name: 'staying' });
  leaving.kill('SIGTERM');
  const exit = once(leaving, 'exit');
  await eventually(async () => {
    const { replica } = await client.call(Work, { id: `probe-${Date.now()}`, ms: 0 }, SYSTEM_ACTOR);
    expect(replica).toBe('staying');
  });
  const later = Array.from({ length: 40 }, (_, index) =>
    client.call(Work, { id: `later-${index}`, ms: 1 }, SYSTEM_ACTOR),
  );
  expect(new Set((await Promise.all(running)).map(({ replica }) => replica))).toEqual(new Set(['leaving']));
  expect(new Set((await Promise.all(later)).map(({ replica }) => replica))).toEqual(new Set(['staying']));
  expect(await exit).toEqual([0, null]);
  expect(await consumers(streamKey('consultation'))).toBe(1);
  const runs = Object.entries(await observer.hgetall('runs'));
  expect(runs.filter(([, times]) => times !== '1')).toEqual([]);
  await client.close();
  await staying.close();
  expect(await consumers(streamKey('consultation'))).toBe(0);
}, 30_000);

test('a consumer with pending entries stays in its group', async () => {
  const stream = streamKey('auth');
  const group = new ConsumerGroup('auth', redis.url);
  await eventually(() => group.create());
  await observer.xadd(stream, '*', 'message', '', 'body', '', 'signature', '');
  const [entry] = await eventually(() => group.read(1));
  await group.leave();
  expect(await consumers(stream)).toBe(1);
  await group.finish([{ id: entry?.id ?? '' }]);
  await group.leave();
  expect(await consumers(stream)).toBe(0);
  group.close();
});
