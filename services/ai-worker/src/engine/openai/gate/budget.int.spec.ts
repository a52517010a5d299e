import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { callThrough, makeAsking, makeCall, openGates, passOf, type TestGates } from '../testing/gates';
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

test('an alert at 80 % and one at 100 %, each once over all workers; then no calls', async () => {
  const [one, two] = await open();
  for (let i = 0; i < 9; i++) expect(await spend(i % 2 ? one : two, 1.1)).toBe('made');
  expect(opened.told).toEqual(['1: 8.8 of 10']);
  // what fails has cost what it cost
  await callThrough(one, 'broken_json', { costKES: 0.1001 });
  expect(await spend(one, 1)).toBe('daily_budget');
  expect(await spend(two, 1)).toBe('daily_budget');
  expect(opened.told).toEqual(['1: 8.8 of 10', '2: 10.0001 of 10']);
});

test('the next day starts at nothing', async () => {
  const [one] = await open();
  await spend(one, 10);
  expect(await spend(one, 1)).toBe('daily_budget');
  await redis.connect().hincrby(KEYS[3], 'day', -1);
  // as a worker that was started today: what another remembers of today would hold
  const [fresh] = await (opened.close(), open());
  expect(await spend(fresh, 1)).toBe('made');
  expect(await spentKES()).toBe(1);
});

test('a day ends at midnight in Nairobi', async () => {
  const days = (await redis
    .connect()
    .eval(
      `${ACCOUNT} return { day_of(tonumber(ARGV[5])), day_of(tonumber(ARGV[6])) }`,
      ...[KEYS.length, ...KEYS, 0, 0, 0, 0],
      ...['2026-03-01T20:59:59.999Z', '2026-03-01T21:00:00.000Z'].map((at) => Date.parse(at)),
    )) as number[];
  expect(days).toEqual([Date.UTC(2026, 2, 1) / 86_400_000, Date.UTC(2026, 2, 2) / 86_400_000]);
});

test('50 at once spend no more than the budget and what is in flight', async () => {
  const gates = await open();
  let flying = 0;
  let most = 0;
  const spender = async (_: unknown, index: number): Promise<void> => {
    const entry = await gates[index % 2]!.enter(makeAsking());
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
  expect(opened.told.map((line) => line[0])).toEqual(['1', '2']);
});

test('Redis gone: no calls where there is a budget, any number without one; what was under way is counted afterwards', async () => {
  const [one, two] = await open();
  const free = await openGates(redis);
  const inFlight = passOf(await one.enter(makeAsking()));
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

test('Redis that swallows what it is sent holds nobody up', async () => {
  const [one] = await open({});
  await redis.freeze();
  const startedAt = performance.now();
  expect(await callThrough(one, 'done')).toBe('made');
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await redis.thaw();
});

test('Redis that has forgotten everything learns from any worker what the day has cost', async () => {
  const [one, two] = await open();
  await spend(one, 6);
  await spend(two, 5);
  await redis.connect().flushall();
  expect(await spend(two, 1)).toBe('daily_budget');
  expect(await spentKES()).toBe(11);
  expect(await spend(one, 1)).toBe('daily_budget');
});
