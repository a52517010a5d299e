import { startRedis, type TestRedis } from '@afya/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { callThrough, makeAsking, makeCall, openGates, passOf, type TestGates } from '../testing/gates';
import type { GateLimits, RedisGate } from './redis-gate';
import { KEYS } from './scripts';

let redis: TestRedis;
let opened: TestGates;
beforeAll(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  opened.close();
  await redis.connect().flushall();
});
afterAll(() => redis.stop());

async function open(over: Partial<GateLimits> = {}): Promise<[RedisGate, RedisGate]> {
  opened = await openGates(redis, over);
  return opened.gates;
}
const enter = (gate: RedisGate) => gate.enter(makeAsking());
/** Both gates see failures by turns until there have been ten. */
async function fail([one, two]: [RedisGate, RedisGate]): Promise<void> {
  for (let i = 0; i < 10; i++) await callThrough(i % 2 ? one : two, 'server_error');
}

test('half of the last 20 calls failed: no worker calls any more, and it is told once', async () => {
  const [one, two] = await open();
  for (let i = 0; i < 10; i++) await callThrough(one, 'done');
  for (let i = 0; i < 9; i++) await callThrough(i % 2 ? one : two, 'timeout');
  expect(await callThrough(two, 'connection')).toBe('made');
  expect(await enter(one)).toEqual({ denied: 'breaker_open' });
  expect(await enter(two)).toEqual({ denied: 'breaker_open' });
  expect(opened.told).toEqual(['opened']);
});

test('less than half of the last 20 is no reason, however many failed before', async () => {
  const [one, two] = await open();
  for (let i = 0; i < 60; i++)
    expect(await callThrough(i % 2 ? one : two, i % 20 < 9 ? 'server_error' : 'done')).toBe('made');
  expect(opened.told).toEqual([]);
});

test('calls that ended long ago are forgotten; one that took long is remembered as much longer', async () => {
  const gates = await open();
  const control = redis.connect();
  for (let i = 0; i < 19; i++) await control.lpush(KEYS[1], `f${Date.now() - 1}`);
  expect(await callThrough(gates[0], 'timeout', { responseTimeMs: 45_000 })).toBe('made');
  expect(await callThrough(gates[0], 'server_error', { responseTimeMs: 0 })).toBe('made');
  expect(opened.told).toEqual([]);
  const [quick, slow] = (await control.lrange(KEYS[1], 0, 1)).map((call) => Number(call.slice(1)) - Date.now());
  expect(Math.abs(quick! - 30_000)).toBeLessThan(5_000);
  expect(Math.abs(slow! - 75_000)).toBeLessThan(5_000);
});

test('then one probe over all workers: it fails, and nobody calls for another while; it is well, and all do', async () => {
  const gates = await open({ breakerMs: 1_000 });
  await fail(gates);
  const ask = () => Promise.all([...gates, ...gates, ...gates].map(enter));
  for (const outcome of ['timeout', 'done'] as const) {
    await sleep(1_100);
    const entries = await ask();
    const [probe, ...others] = entries.filter(({ denied }) => denied === undefined);
    expect([probe !== undefined, others]).toEqual([true, []]);
    await passOf(probe!).leave(makeCall(outcome));
    expect((await ask()).map(({ denied }) => denied)).toEqual(
      Array(6).fill(outcome === 'done' ? undefined : 'breaker_open'),
    );
  }
  expect(opened.told).toEqual(['opened', 'closed']);
});

test('calls from before that end later neither close nor lengthen it', async () => {
  const gates = await open({ breakerMs: 1_000 });
  const [well, bad] = [passOf(await enter(gates[0])), passOf(await enter(gates[1]))];
  await fail(gates);
  await well.leave(makeCall('done'));
  expect(await enter(gates[0])).toEqual({ denied: 'breaker_open' });
  await sleep(1_100);
  await bad.leave(makeCall('timeout'));
  expect(await callThrough(gates[1], 'done')).toBe('made');
  expect(opened.told).toEqual(['opened', 'closed']);
});

test('a probe that came to no end of its own, or whose worker died, gives way to another', async () => {
  const gates = await open({ breakerMs: 1_000 });
  await fail(gates);
  await sleep(1_100);
  await passOf(await enter(gates[0])).leave();
  const lost = await enter(gates[1]);
  expect(lost.denied).toBeUndefined();
  expect(await enter(gates[0])).toEqual({ denied: 'breaker_open' });
  await sleep(2_700);
  expect(await callThrough(gates[0], 'done')).toBe('made');
  await passOf(lost).leave(makeCall('server_error'));
  expect(opened.told).toEqual(['opened', 'closed']);
}, 20_000);

test('one used-up quota shuts it; any number of rate limits and bad answers do not', async () => {
  const [one, two] = await open();
  for (let i = 0; i < 25; i++) expect(await callThrough(one, i % 2 ? 'rate_limited' : 'wrong_schema')).toBe('made');
  await callThrough(one, 'quota');
  expect(await enter(two)).toEqual({ denied: 'breaker_open' });
});

test('0 milliseconds: calls are never stopped', async () => {
  const gates = await open({ breakerMs: 0 });
  await fail(gates);
  await fail(gates);
  expect(await callThrough(gates[0], 'done')).toBe('made');
});
