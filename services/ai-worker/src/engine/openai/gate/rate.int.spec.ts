import { startRedis, type TestRedis } from '@afya/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCallRequest, openGates, type TestGates } from '../../../../test/gates';
import type { GateLimits, RedisGate } from './redis-gate';

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

async function open(over: Partial<GateLimits>): Promise<[RedisGate, RedisGate]> {
  opened = await openGates(redis, over);
  return opened.gates;
}

test('120 a minute for two workers: ten in any five seconds, in order of arrival', async () => {
  const gates = await open({ requestsPerMinute: 120 });
  const passed: { asked: number; at: number; waited: number }[] = [];
  const ask = async (asked: number) => {
    const askedAt = performance.now();
    const { denied } = await gates[asked % 2]!.enter(makeCallRequest());
    const at = performance.now();
    if (denied === undefined) passed.push({ asked, at, waited: at - askedAt });
  };
  const asking = [];
  for (let asked = 0; asked < 14; asked++) {
    asking.push(ask(asked));
    await pause(150);
  }
  await Promise.all(asking);
  expect(passed.map(({ asked }) => asked)).toEqual(passed.map((_, index) => index));
  expect(passed).toHaveLength(14);
  passed.slice(0, 10).forEach(({ waited }) => expect(waited).toBeLessThan(2_500));
  passed.slice(10).forEach(({ at }, index) => expect(at - passed[index]!.at).toBeGreaterThan(4_900));
}, 30_000);

test('does not wait when no time would be left for the call', async () => {
  const [one, two] = await open({ requestsPerMinute: 6, callMs: 5_000 });
  expect((await one.enter(makeCallRequest())).denied).toBeUndefined();
  const startedAt = performance.now();
  expect(await two.enter(makeCallRequest({ remainingMs: 14_000 }))).toEqual({ denied: 'rate_limited' });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('an aborted caller stops waiting', async () => {
  const [one, two] = await open({ requestsPerMinute: 6 });
  await one.enter(makeCallRequest());
  const startedAt = performance.now();
  await expect(two.enter(makeCallRequest({ signal: AbortSignal.timeout(50) }))).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('without a rate limit every call is allowed immediately', async () => {
  const gates = await open({});
  const entries = await Promise.all(Array.from({ length: 200 }, (_, i) => gates[i % 2]!.enter(makeCallRequest())));
  expect(entries.filter(({ denied }) => denied)).toEqual([]);
});
