import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SYSTEM_ACTOR } from '@afya/service-contracts';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { Work } from '../fixtures/contracts';
import { spawnReplica } from '../fixtures/spawn-replica';
import { GATEWAY_KEYS, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';
import { GROUP, streamKey } from './keys';

const STREAM = streamKey('consultation');

let redis: TestRedis;
let observer: Redis;
let client: RpcClient;
let doomed: ChildProcess;
let survivor: ChildProcess;
let third: INestMicroservice;

const runsOf = async (prefix: string) =>
  Object.entries(await observer.hgetall('runs')).filter(([id]) => id.startsWith(prefix));
const consumers = async () => {
  const rows = (await observer.xinfo('CONSUMERS', STREAM, GROUP)) as string[][];
  return rows.map((fields) => fields[fields.indexOf('name') + 1]);
};

beforeAll(async () => {
  redis = await startRedis();
  observer = redis.connect();
  [doomed, survivor] = await Promise.all([spawnReplica(redis.url, 'doomed'), spawnReplica(redis.url, 'survivor')]);
  client = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
}, 60_000);

afterAll(async () => {
  await client.close();
  doomed.kill('SIGKILL');
  survivor.kill('SIGTERM');
  await Promise.all([once(survivor, 'exit'), third.close()]);
  await redis.stop();
}, 30_000);

test('two replicas share the calls, and each call runs once', async () => {
  const calls = Array.from({ length: 2_000 }, (_, index) => ({ id: `shared-${index}`, ms: 1 }));
  const replies: { replica: string }[] = [];
  const send = async () => {
    for (let next = calls.pop(); next; next = calls.pop()) replies.push(await client.call(Work, next, SYSTEM_ACTOR));
  };
  await Promise.all(Array.from({ length: 100 }, send));
  const shareOfOne = replies.filter(({ replica }) => replica === 'survivor').length / replies.length;
  expect(shareOfOne).toBeGreaterThan(0.2);
  expect(shareOfOne).toBeLessThan(0.8);
  const runs = await runsOf('shared-');
  expect(runs).toHaveLength(2_000);
  expect(runs.filter(([, times]) => times !== '1')).toEqual([]);
}, 30_000);

test('the calls of a killed replica move to others, slow calls of a running one do not', async () => {
  third = await startReplica({ redisUrl: redis.url, name: 'third' });
  const slow: Promise<{ replica: string }>[] = [];
  // Spread over a heartbeat, so that every replica gets some, and another replica sees some before the heartbeat of their own.
  for (let index = 0; index < 20; index += 1) {
    slow.push(client.call(Work, { id: `slow-${index}`, ms: 6_300, slowOn: 'survivor' }, SYSTEM_ACTOR));
    await pause(50);
  }
  const calls = Array.from({ length: 60 }, (_, index) =>
    client.call(Work, { id: `left-${index}`, ms: 60_000, slowOn: 'doomed' }, SYSTEM_ACTOR),
  );
  await eventually(async () => expect(await runsOf('left-')).toHaveLength(60));
  doomed.kill('SIGKILL');
  expect(await consumers()).toHaveLength(3);
  const replies = await Promise.all(calls);
  expect(replies.map(({ replica }) => replica)).not.toContain('doomed');
  const takenOver = (await runsOf('left-')).filter(([, times]) => times === '2').length;
  expect(takenOver).toBeGreaterThan(0);
  expect(takenOver).toBeLessThanOrEqual(32);
  expect((await Promise.all(slow)).map(({ replica }) => replica)).toContain('survivor');
  expect((await runsOf('slow-')).filter(([, times]) => times !== '1')).toEqual([]);
}, 30_000);

test('removes the consumer of a killed replica; a running one that is removed receives calls again', async () => {
  const connections = (await observer.client('LIST')) as string;
  const running = [...connections.matchAll(/name=consultation:(\S+):reads/g)].map(([, consumer]) => consumer);
  expect(running).toHaveLength(2);
  const deadConsumers = async () => (await consumers()).filter((consumer) => !running.includes(consumer));
  await eventually(async () => expect(await deadConsumers()).toEqual([]), { timeoutMs: 30_000, everyMs: 250 });
  for (const consumer of running) await observer.xgroup('DELCONSUMER', STREAM, GROUP, consumer!);
  const calls = Array.from({ length: 60 }, (_, index) =>
    client.call(Work, { id: `after-${index}`, ms: 100 }, SYSTEM_ACTOR),
  );
  const replicas = new Set((await Promise.all(calls)).map(({ replica }) => replica));
  expect(replicas).toEqual(new Set(['survivor', 'third']));
}, 40_000);
