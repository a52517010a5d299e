import { SYSTEM_ACTOR } from '@afya/service-contracts';
import { eventually, startNetworkFaultProxy, startRedis, type NetworkFaultProxy, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { Echo, Work } from '../fixtures/contracts';
import { GATEWAY_KEYS, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';

/** Well below the ten seconds of a write's deadline, well above the timeout after which connections are replaced. */
const RECOVERY = { timeoutMs: 6_000, everyMs: 50 };

let redis: TestRedis;
let observer: Redis;
let proxy: NetworkFaultProxy;
let proxyUrl: string;
let replica: INestMicroservice;
let client: RpcClient;

const connectionsMatching = async (pattern: RegExp) =>
  ((await observer.client('LIST')) as string).split('\n').filter((line) => pattern.test(line));

beforeEach(async () => {
  redis = await startRedis();
  observer = redis.connect();
  proxy = await startNetworkFaultProxy(Number(new URL(redis.url).port));
  proxyUrl = `redis://127.0.0.1:${proxy.port}`;
}, 60_000);

afterEach(async () => {
  await client.close();
  await replica.close();
  await proxy.close();
  await redis.stop();
}, 60_000);

test('a replica with half-open connections answers the calls assigned to them, once', async () => {
  replica = await startReplica({ redisUrl: proxyUrl, runsUrl: redis.url, name: 'half-open' });
  client = new RpcClient({ redisUrl: redis.url, keys: GATEWAY_KEYS });
  await client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR);
  await eventually(async () => expect(await connectionsMatching(/:reads .* cmd=xreadgroup/)).toHaveLength(1));
  proxy.dropPackets();
  const calls = ['one', 'two', 'three'].map((id) => client.call(Work, { id, ms: 1 }, SYSTEM_ACTOR));
  await Promise.all(calls);
  expect(await observer.hgetall('runs')).toEqual({ one: '1', two: '1', three: '1' });
  await eventually(async () => expect(await observer.xlen('rpc:consultation')).toBe(0));
}, 30_000);

test('a client with half-open connections reconnects and gets replies again', async () => {
  replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  client = new RpcClient({ redisUrl: proxyUrl, keys: GATEWAY_KEYS });
  const echo = () => client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR);
  await echo();
  proxy.dropPackets();
  await expect(echo()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  await eventually(async () => expect((await echo()).text).toBe('habari'), RECOVERY);
}, 30_000);

test('replaces a connection that is half-open before the first answer of Redis', async () => {
  await redis.freeze();
  const starting = startReplica({ redisUrl: proxyUrl, runsUrl: redis.url, name: 'late' });
  client = new RpcClient({ redisUrl: proxyUrl, keys: GATEWAY_KEYS });
  await eventually(async () => expect(proxy.connectionCount()).toBeGreaterThan(3));
  proxy.dropPackets();
  await redis.thaw();
  replica = await starting;
  await eventually(() => client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR), RECOVERY);
}, 30_000);
