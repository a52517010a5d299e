import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { callThrough, makeCallRequest, makeCall, openGates, passOf, type TestGates } from '../../../../test/gates';
import type { GateLimits, RedisGate } from './redis-gate';
import { ACCOUNT, KEYS } from './scripts';

let redis: TestRedis;
let opened: TestGates;
beforeAll(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  opened?.close();
  await redis.connect().flushall();
});
afterAll(() => redis.stop());

async function open(over: Partial<GateLimits> = { dailyBudgetKES: 10 }): Promise<[RedisGate, RedisGate]> {
  opened = await openGates(redis, over);
  return opened.gates;
}
const spend = (gate: RedisGate, costKES: number) => callThrough(gate, 'done', { costKES });
const spentKES = async () => Number(await redis.connect().hget(KEYS[3], 'spent')) / 10_000;

test('alerts once at 80 % and once at 100 % for all workers; then allows no calls', async () => {
  const [one, two] = await open();
  for (let i = 0; i < 9; i++) expect(await spend(i % 2 ? one : two, 1.1)).toBe('made');
  expect(opened.alerts).toEqual(['1: 8.8 of 10']);
  // Failed calls have a cost too.
  await callThrough(one, 'broken_json', { costKES: 0.1001 });
  expect(await spend(one, 1)).toBe('daily_budget');
  expect(await spend(two, 1)).toBe('daily_budget');
  expect(opened.alerts).toEqual(['1: 8.8 of 10', '2: 10.0001 of 10']);
});

test('the next day starts at zero', async () => {
  const [one] = await open();
  await spend(one, 10);
  expect(await spend(one, 1)).toBe('daily_budget');
  await redis.connect().hincrby(KEYS[3], 'day', -1);
  // A worker started today; the memory of an older one would still apply.
  const [fresh] = await (opened.close(), open());
  expect(await spend(fresh, 1)).toBe('made');
  expect(await spentKES()).toBe(1);
});

test('a day ends at midnight in Nairobi', async () => {
  const days = (await redis
    .connect()
    .eval(
      `${ACCOUNT} return { day_of(tonumber(ARGV[5])), day_of(tonumber(ARGV[6])) }`,
      KEYS.length,
      ...KEYS,
      0,
      0,
      0,
      0,
      ...['2026-03-01T20:59:59.999Z', '2026-03-01T21:00:00.000Z'].map((at) => Date.parse(at)),
    )) as number[];
  expect(days).toEqual([Date.UTC(2026, 2, 1) / 86_400_000, Date.UTC(2026, 2, 2) / 86_400_000]);
});

test('50 calls at once spend at most the budget plus the calls in flight', async () => {
  const gates = await open();
  let flying = 0;
  let most = 0;
  const spender = async (_: unknown, index: number): Promise<void> => {
    const entry = await gates[index % 2]!.enter(makeCallRequest());
    if (entry.denied !== undefined) return expect(entry.denied).toBe('daily_budget');
    most = Math.max(most, ++flying);
    await sleep(Math.random() * 20);
    await entry.leave(makeCall('done', { costKES: 0.1 }));
    flying -= 1;
    return spender(_, index);
  };
  await Promise.all(Array.from({ length: 50 }, spender));
  expect(most).toBeGreaterThan(10);
  expect(await spentKES()).toBeGreaterThanOrEqual(10);
  expect(await spentKES()).toBeLessThanOrEqual(10 + most * 0.1);
  // Each worker logs the alert that its own call caused, so the order of two workers' alerts is not defined.
  expect(opened.alerts.map((line) => line[0]).sort()).toEqual(['1', '2']);
});

test('without Redis: no calls with a budget, any number without one; calls in flight are counted later', async () => {
  const [one, two] = await open();
  const free = await openGates(redis);
  const inFlight = passOf(await one.enter(makeCallRequest()));
  await redis.kill();
  await inFlight.leave(makeCall('done', { costKES: 3 }));
  expect(await spend(one, 1)).toBe('daily_budget');
  for (let i = 0; i < 30; i++) expect(await callThrough(free.gates[0], 'server_error')).toBe('made');
  await redis.restart();
  await eventually(async () => expect(await spend(one, 1)).toBe('made'));
  await eventually(async () => expect(await spend(two, 1)).toBe('made'));
  expect(await spentKES()).toBe(5);
  free.close();
}, 20_000);

test('does not wait for a Redis that does not answer', async () => {
  const [one] = await open({});
  await redis.freeze();
  const startedAt = performance.now();
  expect(await callThrough(one, 'done')).toBe('made');
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await redis.thaw();
});

test('any worker restores the cost of the day after Redis lost its data', async () => {
  const [one, two] = await open();
  await spend(one, 6);
  await spend(two, 5);
  await redis.connect().flushall();
  expect(await spend(two, 1)).toBe('daily_budget');
  expect(await spentKES()).toBe(11);
  expect(await spend(one, 1)).toBe('daily_budget');
});
