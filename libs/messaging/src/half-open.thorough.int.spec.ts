import { SYSTEM_ACTOR } from '@afya/service-contracts';
import { eventually, startLink, startRedis, type TestLink, type TestRedis } from '@afya/testing';
import { type INestMicroservice } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { Echo, Work } from '../fixtures/contracts';
import { SECRET, startReplica } from '../fixtures/start-replica';
import { RpcClient } from '.';

/** Well below the ten seconds that the deadlines of a write leave to chance, well above the silence that is put up with. */
const RECOVERY = { timeoutMs: 6_000, everyMs: 50 };

let redis: TestRedis;
let look: Redis;
let link: TestLink;
let linkUrl: string;
let replica: INestMicroservice;
let client: RpcClient;

const named = async (pattern: RegExp) =>
  ((await look.client('LIST')) as string).split('\n').filter((of) => pattern.test(of));

beforeEach(async () => {
  redis = await startRedis();
  look = redis.connect();
  link = await startLink(Number(new URL(redis.url).port));
  linkUrl = `redis://127.0.0.1:${link.port}`;
}, 60_000);

afterEach(async () => {
  await client.close();
  await replica.close();
  await link.close();
  await redis.stop();
}, 60_000);

test('a replica whose connections were swallowed answers what Redis gave to them, once', async () => {
  replica = await startReplica({ redisUrl: linkUrl, runsUrl: redis.url, name: 'swallowed' });
  client = new RpcClient({ redisUrl: redis.url, secret: SECRET });
  await client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR);
  await eventually(async () => expect(await named(/:reads .* cmd=xreadgroup/)).toHaveLength(1));
  link.swallow();
  const calls = ['one', 'two', 'three'].map((id) => client.call(Work, { id, ms: 1 }, SYSTEM_ACTOR));
  await Promise.all(calls);
  expect(await look.hgetall('runs')).toEqual({ one: '1', two: '1', three: '1' });
  await eventually(async () => expect(await look.xlen('rpc:consultation')).toBe(0));
}, 30_000);

test('a client whose connections were swallowed gets its replies again', async () => {
  replica = await startReplica({ redisUrl: redis.url, name: 'one' });
  client = new RpcClient({ redisUrl: linkUrl, secret: SECRET });
  const echo = () => client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR);
  await echo();
  link.swallow();
  await expect(echo()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' });
  await eventually(async () => expect((await echo()).text).toBe('habari'), RECOVERY);
}, 30_000);

test('a connection that is swallowed before Redis said anything is made anew', async () => {
  await redis.freeze();
  const starting = startReplica({ redisUrl: linkUrl, runsUrl: redis.url, name: 'late' });
  client = new RpcClient({ redisUrl: linkUrl, secret: SECRET });
  await eventually(async () => expect(link.made()).toBeGreaterThan(3));
  link.swallow();
  await redis.thaw();
  replica = await starting;
  await eventually(() => client.call(Echo, { text: 'habari' }, SYSTEM_ACTOR), RECOVERY);
}, 30_000);
