import type { LogPeriod, Overview } from '@afya/contracts';
import type { LogEvent } from '@afya/service-contracts';
import fc from 'fast-check';
import { arbitraryEvents, FIRST_MS, LAST_MS } from '../testing/arbitrary-events';
import { emptyLog } from '../testing/empty-log';
import { makeAdmin, makeDiagnosis, makeEvent, type OpenLog, openLog } from '../testing/open-log';
import { ReadOverviewHandler } from './read-overview.handler';

const admin = makeAdmin();
let log: OpenLog;
let overview: ReadOverviewHandler;
beforeAll(async () => {
  log = await openLog();
  overview = new ReadOverviewHandler(log.database, log.cipher, log.events);
});
afterAll(() => log.close());
beforeEach(() => emptyLog(log.server));

const HOUR_MS = 3_600_000;
const of = (events: readonly LogEvent[], ...types: LogEvent['type'][]) =>
  events.filter(({ type }) => types.includes(type));
const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((total, one) => total + (one ?? 0), 0);

/** The time that a share does not exceed, by its definition. */
function percentile(times: number[], share: number): number | null {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? null;
}

function naive(events: readonly LogEvent[]) {
  const times = of(events, 'reply').map(({ metrics }) => metrics.responseTimeMs!);
  return {
    consultations: of(events, 'session_created').length,
    messages: of(events, 'message_accepted').length,
    replies: of(events, 'reply').length,
    costKES: sum(of(events, 'engine_call').map(({ metrics }) => metrics.costKES)),
    tokens: sum(of(events, 'engine_call').map(({ metrics }) => metrics.tokenCount)),
    errors: events.filter(({ severity }) => severity === 'error').length,
    warnings: events.filter(({ severity }) => severity === 'warning').length,
    failovers: of(events, 'failover').length,
    refunds: of(events, 'credits_refunded').length,
    redFlags: of(events, 'red_flag').length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

function expectFigures(told: Overview['totals'], events: readonly LogEvent[]): void {
  const { p50, p95, costKES, ...counts } = naive(events);
  expect(told).toMatchObject(counts);
  expect(told.costKES).toBeCloseTo(costKES, 6);
  expectLatency(told.latencyP50Ms, p50);
  expectLatency(told.latencyP95Ms, p95);
}

/** Within 2.5 % and half a millisecond, as the ADR says; up to 1 ms is one bucket. */
function expectLatency(told: number | null, exact: number | null): void {
  if (exact === null) return expect(told).toBeNull();
  expect(Math.abs(told! - exact)).toBeLessThanOrEqual(Math.max(1, exact * 0.025 + 0.5));
}

const inside = (events: readonly LogEvent[], from: number, to: number) =>
  events.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to);

test('tells what the events themselves come to, whatever the period', async () => {
  const period = fc.tuple(fc.integer({ min: FIRST_MS, max: LAST_MS }), fc.integer({ min: 1, max: 500 * HOUR_MS }));
  const by = fc.constantFrom<LogPeriod>('hour', 'day', 'week');
  await fc.assert(
    fc.asyncProperty(arbitraryEvents, period, by, async (events, [from, long], by) => {
      await emptyLog(log.server);
      await log.events.append(events);
      const asked = { from: new Date(from).toISOString(), to: new Date(from + long).toISOString(), by };
      const told = await overview.execute(asked, admin);
      const starts = told.buckets.map(({ at }) => Date.parse(at));
      const [start, end] = [Date.parse(told.from), Date.parse(told.to)];
      expect([starts[0], start <= from, end >= from + long]).toEqual([start, true, true]);
      expectFigures(told.totals, inside(events, start, end));
      for (const [index, bucket] of told.buckets.entries())
        expectFigures(bucket, inside(events, starts[index]!, Math.min(starts[index + 1] ?? end, end)));
      const diagnoses = of(inside(events, start, end), 'diagnosis');
      expect(sum(told.confidence)).toBe(diagnoses.length);
      for (const { name, count } of told.topDiagnoses)
        expect(count).toBe(diagnoses.filter(({ diagnosis }) => diagnosis?.preliminaryDiagnosis === name).length);
      const messages = of(inside(events, start, end), 'message_accepted');
      for (const { language, messages: count } of told.languages)
        expect(count).toBe(messages.filter(({ details }) => details['language'] === language).length);
    }),
    { numRuns: 40 },
  );
}, 60_000);

test.each<[LogPeriod, string, string[]]>([
  ['hour', '2026-03-01T10:59:00Z', ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z']],
  ['day', '2026-03-01T20:59:59Z', ['2026-02-28T21:00:00.000Z', '2026-03-01T21:00:00.000Z']],
  // 1 March 2026 is a Sunday; in Nairobi the week ends at 21:00 UTC
  ['week', '2026-03-01T20:59:59Z', ['2026-02-22T21:00:00.000Z', '2026-03-01T21:00:00.000Z']],
])('a %s begins when it does in Nairobi', async (by, from, starts) => {
  const to = new Date(Date.parse(starts[1]!) + 1).toISOString();
  const { buckets } = await overview.execute({ from, to, by }, admin);
  expect(buckets.map(({ at }) => at)).toEqual(starts);
});

test.each([
  ['nothing', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['the past', '2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['more than 750 hours', '2026-03-01T00:00:00Z', '2026-04-01T06:00:01Z'],
])('refuses %s', async (_, from, to) => {
  const refused = overview.execute({ from, to, by: 'hour' }, admin);
  await expect(refused).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { errors: { to: expect.any(String) } },
  });
});

test('confidence is told by tens, diagnoses by how common they are', async () => {
  const at = '2026-03-01T10:00:00.000Z';
  const scores = [0, 9, 10, 89, 90, 100];
  const events = scores.map((score, index) =>
    makeEvent({ at, type: 'diagnosis', diagnosis: makeDiagnosis(index < 4 ? 'Malaria' : 'Flu', score) }),
  );
  await log.events.append(events);
  const told = await overview.execute({ from: at, to: '2026-03-01T10:00:01.000Z', by: 'hour' }, admin);
  expect(told.confidence).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1, 2]);
  expect(told.topDiagnoses).toMatchObject([
    { name: 'Malaria', count: 4 },
    { name: 'Flu', count: 2 },
  ]);
});

test('the look is logged; nobody but an admin has it', async () => {
  const asked = { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z', by: 'day' as const };
  for (const role of ['visitor', 'user', 'system'] as const)
    await expect(overview.execute(asked, { ...admin, role })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await overview.execute(asked, admin);
  const { events } = await log.events.list({ limit: 10, diagnosesOnly: false });
  expect(events).toMatchObject([{ type: 'admin_read', userId: admin.userId, details: { list: 'overview', ...asked } }]);
});
