import type { LogCounts } from '@afya/contracts';
import type { LogEvent } from '@afya/service-contracts';
import fc from 'fast-check';
import { arbitraryEvents, FIRST_MS, LAST_MS } from '../../test/arbitrary-events';
import { emptyLog } from '../../test/empty-log';
import { callBy, makeAdmin, makeDiagnosis, makeEvent, type OpenLog, openLog } from '../../test/open-log';
import { CountLogsHandler } from '../logs/count-logs.handler';
import type { CountFilter } from '../events/event-counts';

let log: OpenLog;
beforeAll(async () => {
  log = await openLog();
});
afterAll(() => log.close());
beforeEach(() => emptyLog(log.server));

const HOUR_MS = 3_600_000;
const moments = fc.integer({ min: FIRST_MS - HOUR_MS, max: LAST_MS + HOUR_MS });
const ends = fc
  .oneof(
    moments,
    moments.map((time) => time - (time % HOUR_MS)),
  )
  .map((time) => new Date(time).toISOString());
const filters: fc.Arbitrary<CountFilter> = fc.record(
  {
    severity: fc.constantFrom('info' as const, 'error' as const),
    eventType: fc.constantFrom('reply', 'diagnosis'),
    stage: fc.constantFrom('follow_up', 'complete'),
    model: fc.constantFrom('gpt', 'embedded'),
    sessionId: fc.constantFrom('A'.repeat(21), 'Z'.repeat(21)),
    userId: fc.constantFrom('u1'),
    from: ends,
    to: ends,
  },
  { requiredKeys: [] },
);

function fits(event: LogEvent, { severity, eventType, sessionId, ...filter }: CountFilter): boolean {
  const filtersToCount = [
    [severity, event.severity],
    [eventType, event.type],
    [sessionId, event.sessionId],
    [filter.userId, event.userId],
    [filter.stage, event.stage],
    [filter.model, event.model],
  ];
  const [from, to] = [filter.from ?? '', filter.to ?? '9'];
  return (
    filtersToCount.every(([sought, has]) => sought === undefined || sought === has) && event.at >= from && event.at < to
  );
}

function naive(events: readonly LogEvent[], filter: CountFilter): LogCounts {
  const fitting = events.filter((event) => fits(event, filter));
  return {
    logs: fitting.length,
    diagnoses: fitting.filter(({ diagnosis }) => diagnosis !== null).length,
    errors: fitting.filter(({ severity }) => severity === 'error').length,
    warnings: fitting.filter(({ severity }) => severity === 'warning').length,
  };
}

test('counts every filter exactly, however often batches arrive', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryEvents, fc.array(filters, { minLength: 1, maxLength: 6 }), async (events, asked) => {
      await emptyLog(log.server);
      await log.events.append(events.slice(0, 20));
      await log.events.append(events);
      await log.events.append([...events, ...events.slice(0, 3)]);
      for (const filter of [{}, ...asked]) expect(await log.counts.count(filter)).toEqual(naive(events, filter));
    }),
    { numRuns: 30 },
  );
}, 60_000);

test('counts the results of a search with the other filters', async () => {
  const flag = (severity: LogEvent['severity'], flags: string) =>
    makeEvent({ type: 'red_flag', severity, details: { flags } });
  await log.events.append([flag('error', 'korongo'), flag('info', 'korongo'), flag('error', 'ndovu')]);
  expect(await log.counts.count({ q: 'korongo' })).toEqual({ logs: 2, diagnoses: 0, errors: 1, warnings: 0 });
  expect(await log.counts.count({ q: 'korongo', severity: 'info' })).toEqual({
    logs: 1,
    diagnoses: 0,
    errors: 0,
    warnings: 0,
  });
});

test.each(['from', 'to'] as const)('rejects an invalid %s', async (field) => {
  await expect(log.counts.count({ [field]: 'tomorrow' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { errors: { [field]: expect.any(String) } },
  });
});

test('only admins may count, and a count is not logged', async () => {
  await log.events.append([makeEvent({ type: 'diagnosis', diagnosis: makeDiagnosis('Malaria') }), makeEvent()]);
  const count = new CountLogsHandler(log.counts);
  const admin = makeAdmin();
  for (const role of ['visitor', 'user', 'system'] as const)
    await expect(count.execute({}, callBy({ ...admin, role }))).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await count.execute({}, callBy(admin))).toEqual({ logs: 2, diagnoses: 1, errors: 0, warnings: 0 });
  expect(await log.counts.count({})).toEqual({ logs: 2, diagnoses: 1, errors: 0, warnings: 0 });
});
