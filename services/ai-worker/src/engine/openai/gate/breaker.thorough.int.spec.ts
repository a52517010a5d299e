import { startRedis, type TestRedis } from '@afya/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { callThrough, makeCallRequest, makeCall, openGates, passOf, type TestGates } from '../../../../test/gates';
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
const enter = (gate: RedisGate) => gate.enter(makeCallRequest());
/** Both gates record failures in turn, ten in total. */
async function fail([one, two]: [RedisGate, RedisGate]): Promise<void> {
  for (let i = 0; i < 10; i++) await callThrough(i % 2 ? one : two, 'server_error');
}

test('opens for all workers after 10 of 20 calls failed, with one alert', async () => {
  const [one, two] = await open();
  for (let i = 0; i < 10; i++) await callThrough(one, 'done');
  for (let i = 0; i < 9; i++) await callThrough(i % 2 ? one : two, 'timeout');
  expect(await callThrough(two, 'connection')).toBe('made');
  expect(await enter(one)).toEqual({ denied: 'breaker_open' });
  expect(await enter(two)).toEqual({ denied: 'breaker_open' });
  expect(opened.alerts).toEqual(['opened']);
});

test('stays closed while fewer than half of the last 20 calls fail', async () => {
  const [one, two] = await open();
  for (let i = 0; i < 60; i++)
    expect(await callThrough(i % 2 ? one : two, i % 20 < 9 ? 'server_error' : 'done')).toBe('made');
  expect(opened.alerts).toEqual([]);
});

test('ignores old calls; a slow call counts for longer', async () => {
  const gates = await open();
  const control = redis.connect();
  for (let i = 0; i < 19; i++) await control.lpush(KEYS[1], `f${Date.now() - 1}`);
  expect(await callThrough(gates[0], 'timeout', { responseTimeMs: 45_000 })).toBe('made');
  expect(await callThrough(gates[0], 'server_error', { responseTimeMs: 0 })).toBe('made');
  expect(opened.alerts).toEqual([]);
  const [quick, slow] = (await control.lrange(KEYS[1], 0, 1)).map((call) => Number(call.slice(1)) - Date.now());
  expect(Math.abs(quick! - 30_000)).toBeLessThan(5_000);
  expect(Math.abs(slow! - 75_000)).toBeLessThan(5_000);
});

test('then allows one probe for all workers: a failed probe opens again, a successful one closes', async () => {
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
  expect(opened.alerts).toEqual(['opened', 'closed']);
});

test('late results of earlier calls neither close nor extend it', async () => {
  const gates = await open({ breakerMs: 1_000 });
  const [well, bad] = [passOf(await enter(gates[0])), passOf(await enter(gates[1]))];
  await fail(gates);
  await well.leave(makeCall('done'));
  expect(await enter(gates[0])).toEqual({ denied: 'breaker_open' });
  await sleep(1_100);
  await bad.leave(makeCall('timeout'));
  expect(await callThrough(gates[1], 'done')).toBe('made');
  expect(opened.alerts).toEqual(['opened', 'closed']);
});

test('allows another probe when the first was aborted or its worker died', async () => {
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
  expect(opened.alerts).toEqual(['opened', 'closed']);
}, 20_000);

test('one used-up quota opens it; rate limits and invalid answers do not', async () => {
  const [one, two] = await open();
  for (let i = 0; i < 25; i++) expect(await callThrough(one, i % 2 ? 'rate_limited' : 'wrong_schema')).toBe('made');
  await callThrough(one, 'quota');
  expect(await enter(two)).toEqual({ denied: 'breaker_open' });
});

test('0 milliseconds: never opens', async () => {
  const gates = await open({ breakerMs: 0 });
  await fail(gates);
  await fail(gates);
  expect(await callThrough(gates[0], 'done')).toBe('made');
});
