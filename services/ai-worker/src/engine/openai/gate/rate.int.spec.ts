import { startRedis, type TestRedis } from '@afya/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { makeAsking, openGates, type TestGates } from '../testing/gates';
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

test('120 a minute over two workers: ten in any five seconds, and who came first is not overtaken', async () => {
  const gates = await open({ requestsPerMinute: 120 });
  const startedAt = performance.now();
  const passed: { asked: number; at: number }[] = [];
  const ask = async (asked: number) => {
    const { denied } = await gates[asked % 2]!.enter(makeAsking());
    if (denied === undefined) passed.push({ asked, at: performance.now() - startedAt });
  };
  const asking = [];
  for (let asked = 0; asked < 14; asked++) {
    asking.push(ask(asked));
    await pause(150);
  }
  await Promise.all(asking);
  expect(passed.map(({ asked }) => asked)).toEqual(passed.map((_, index) => index));
  expect(passed).toHaveLength(14);
  expect(passed[9]!.at).toBeLessThan(2_500);
  passed.slice(10).forEach(({ at }, index) => expect(at - passed[index]!.at).toBeGreaterThan(4_900));
}, 30_000);

test('a wait that would leave a message no time for the call is not begun', async () => {
  const [one, two] = await open({ requestsPerMinute: 6, callMs: 5_000 });
  expect((await one.enter(makeAsking())).denied).toBeUndefined();
  const startedAt = performance.now();
  expect(await two.enter(makeAsking({ remainingMs: 14_000 }))).toEqual({ denied: 'rate_limited' });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('who gives up while waiting waits no longer', async () => {
  const [one, two] = await open({ requestsPerMinute: 6 });
  await one.enter(makeAsking());
  const startedAt = performance.now();
  await expect(two.enter(makeAsking({ signal: AbortSignal.timeout(50) }))).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('without a rate everybody goes at once', async () => {
  const gates = await open({});
  const entries = await Promise.all(Array.from({ length: 200 }, (_, i) => gates[i % 2]!.enter(makeAsking())));
  expect(entries.filter(({ denied }) => denied)).toEqual([]);
});
