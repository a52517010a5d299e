import type { LogPeriod, Overview } from '@afya/contracts';
import type { LogEvent } from '@afya/service-contracts';
import fc from 'fast-check';
import { arbitraryEvents, FIRST_MS, LAST_MS } from '../../test/arbitrary-events';
import { emptyLog } from '../../test/empty-log';
import { callBy, makeAdmin, makeDiagnosis, makeEvent, type OpenLog, openLog } from '../../test/open-log';
import { ReadOverviewHandler } from './read-overview.handler';

const admin = makeAdmin();
let log: OpenLog;
let overview: ReadOverviewHandler;
beforeAll(async () => {
  log = await openLog();
  overview = new ReadOverviewHandler(log.overview, log.events);
});
afterAll(() => log.close());
beforeEach(() => emptyLog(log.server));

const HOUR_MS = 3_600_000;
const ofTypes = (events: readonly LogEvent[], ...types: LogEvent['type'][]) =>
  events.filter(({ type }) => types.includes(type));
const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((total, one) => total + (one ?? 0), 0);

/** The percentile by its definition. */
function percentile(times: number[], share: number): number | null {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? null;
}

function expectedFigures(events: readonly LogEvent[]) {
  const times = ofTypes(events, 'reply').map(({ metrics }) => metrics.responseTimeMs!);
  return {
    consultations: ofTypes(events, 'session_created').length,
    messages: ofTypes(events, 'message_accepted').length,
    replies: ofTypes(events, 'reply').length,
    costKES: sum(ofTypes(events, 'engine_call').map(({ metrics }) => metrics.costKES)),
    tokens: sum(ofTypes(events, 'engine_call').map(({ metrics }) => metrics.tokenCount)),
    errors: events.filter(({ severity }) => severity === 'error').length,
    warnings: events.filter(({ severity }) => severity === 'warning').length,
    failovers: ofTypes(events, 'failover').length,
    refunds: ofTypes(events, 'credits_refunded').length,
    redFlags: ofTypes(events, 'red_flag').length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

function expectFigures(actual: Overview['totals'], events: readonly LogEvent[]): void {
  const { p50, p95, costKES, ...counts } = expectedFigures(events);
  expect(actual).toMatchObject(counts);
  expect(actual.costKES).toBeCloseTo(costKES, 6);
  expectLatency(actual.latencyP50Ms, p50);
  expectLatency(actual.latencyP95Ms, p95);
}

/** Within 2.5 % and half a millisecond, as the ADR says; up to 1 ms is one bucket. */
function expectLatency(actual: number | null, exact: number | null): void {
  if (exact === null) return expect(actual).toBeNull();
  expect(Math.abs(actual! - exact)).toBeLessThanOrEqual(Math.max(1, exact * 0.025 + 0.5));
}

const inside = (events: readonly LogEvent[], from: number, to: number) =>
  events.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to);

test('returns the statistics of the events themselves, for any period', async () => {
  const period = fc.tuple(fc.integer({ min: FIRST_MS, max: LAST_MS }), fc.integer({ min: 1, max: 500 * HOUR_MS }));
  const by = fc.constantFrom<LogPeriod>('hour', 'day', 'week');
  await fc.assert(
    fc.asyncProperty(arbitraryEvents, period, by, async (events, [from, long], by) => {
      await emptyLog(log.server);
      await log.events.append(events);
      const request = { from: new Date(from).toISOString(), to: new Date(from + long).toISOString(), by };
      const actual = await overview.execute(request, callBy(admin));
      const starts = actual.buckets.map(({ at }) => Date.parse(at));
      const [start, end] = [Date.parse(actual.from), Date.parse(actual.to)];
      expect([starts[0], start <= from, end >= from + long]).toEqual([start, true, true]);
      expectFigures(actual.totals, inside(events, start, end));
      for (const [index, bucket] of actual.buckets.entries())
        expectFigures(bucket, inside(events, starts[index]!, Math.min(starts[index + 1] ?? end, end)));
      const diagnoses = ofTypes(inside(events, start, end), 'diagnosis');
      expect(sum(actual.confidence)).toBe(diagnoses.length);
      for (const { name, count } of actual.topDiagnoses)
        expect(count).toBe(diagnoses.filter(({ diagnosis }) => diagnosis?.preliminaryDiagnosis === name).length);
      const messages = ofTypes(inside(events, start, end), 'message_accepted');
      for (const { language, messages: count } of actual.languages)
        expect(count).toBe(messages.filter(({ details }) => details['language'] === language).length);
    }),
    { numRuns: 40 },
  );
}, 60_000);

test.each<[LogPeriod, string, string[]]>([
  ['hour', '2026-03-01T10:59:00Z', ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z']],
  ['day', '2026-03-01T20:59:59Z', ['2026-02-28T21:00:00.000Z', '2026-03-01T21:00:00.000Z']],
  // 1 March 2026 is a Sunday; in Nairobi the week ends at 21:00 UTC.
  ['week', '2026-03-01T20:59:59Z', ['2026-02-22T21:00:00.000Z', '2026-03-01T21:00:00.000Z']],
])('a %s begins when it does in Nairobi', async (by, from, starts) => {
  const to = new Date(Date.parse(starts[1]!) + 1).toISOString();
  const { buckets } = await overview.execute({ from, to, by }, callBy(admin));
  expect(buckets.map(({ at }) => at)).toEqual(starts);
});

test.each([
  ['nothing', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['the past', '2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['more than 750 hours', '2026-03-01T00:00:00Z', '2026-04-01T06:00:01Z'],
])('refuses %s', async (_, from, to) => {
  const refused = overview.execute({ from, to, by: 'hour' }, callBy(admin));
  await expect(refused).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { errors: { to: expect.any(String) } },
  });
});

test('groups confidence by tens and sorts diagnoses by frequency', async () => {
  const at = '2026-03-01T10:00:00.000Z';
  const scores = [0, 9, 10, 89, 90, 100];
  const events = scores.map((score, index) =>
    makeEvent({ at, type: 'diagnosis', diagnosis: makeDiagnosis(index < 4 ? 'Malaria' : 'Flu', score) }),
  );
  await log.events.append(events);
  const actual = await overview.execute({ from: at, to: '2026-03-01T10:00:01.000Z', by: 'hour' }, callBy(admin));
  expect(actual.confidence).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 1, 2]);
  expect(actual.topDiagnoses).toMatchObject([
    { name: 'Malaria', count: 4 },
    { name: 'Flu', count: 2 },
  ]);
});

test('logs the read, and answers admins only', async () => {
  const request = { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z', by: 'day' as const };
  for (const role of ['visitor', 'user', 'system'] as const)
    await expect(overview.execute(request, callBy({ ...admin, role }))).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
    });
  await overview.execute(request, callBy(admin));
  const { events } = await log.events.list({ limit: 10, diagnosesOnly: false });
  expect(events).toMatchObject([
    { type: 'admin_read', userId: admin.userId, details: { list: 'overview', ...request } },
  ]);
});
