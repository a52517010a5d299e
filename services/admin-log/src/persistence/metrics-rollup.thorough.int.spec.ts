import { ColumnCipher, reencryptColumn } from '@afya/database';
import { parseDataKeys } from '@afya/runtime';
import type { LogEvent } from '@afya/service-contracts';
import fc from 'fast-check';
import { RetireEventsHandler } from '../retention/retire-events.handler';
import { PostgresEventRepository } from './postgres-event.repository';
import { ReadOverviewHandler } from '../overview/read-overview.handler';
import { KeepPartitionsHandler } from '../partitions/keep-partitions.handler';
import { arbitraryEvents } from '../../test/arbitrary-events';
import { emptyLog } from '../../test/empty-log';
import { callBy, makeAdmin, makeDiagnosis, makeEvent, newSessionId, type OpenLog, openLog } from '../../test/open-log';
import { PostgresOverviewRepository } from './postgres-overview.repository';
import { MetricsRollup } from './metrics-rollup';

const admin = makeAdmin();
let log: OpenLog;
beforeEach(async () => {
  log = await openLog();
});
afterEach(() => log.close());

type Figures = Record<string, unknown>[][];
/** The whole rollup; a name is encrypted differently each time. */
const figures = async (): Promise<Figures> => [
  await log.server.query(
    'SELECT * FROM admin_log.event_hour WHERE listed <> 0 OR events <> 0 ORDER BY 1, 2, 3, 4, 5, 6',
  ),
  await log.server.query(
    'SELECT * FROM admin_log.event_day WHERE listed <> 0 OR events <> 0 ORDER BY 1, 2, 3, 4, 5, 6',
  ),
  await log.server.query('SELECT * FROM admin_log.hour_count WHERE count <> 0 ORDER BY 1, 2, 3, 4'),
  await log.server.query('SELECT id FROM admin_log.diagnosis_name ORDER BY id'),
  await log.server.query('SELECT * FROM admin_log.day_count WHERE count <> 0 ORDER BY 1, 2, 3, 4'),
];
/** The sums of the lists, and the actual number of rows of each kind. */
const listed = async () => {
  const sums = await log.server.query(
    `SELECT hour, type, severity, stage, model, has_diagnosis, listed FROM admin_log.event_hour WHERE listed <> 0
     ORDER BY 1, 2, 3, 4, 5, 6`,
  );
  const rows = await log.server.query(
    `SELECT date_trunc('hour', at, 'UTC') AS hour, type, severity, coalesce(stage, '') AS stage,
       coalesce(model, '') AS model, has_diagnosis, count(*) AS listed
     FROM admin_log.event GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6`,
  );
  const days = {
    sums: await log.server.query(
      `SELECT day, has_diagnosis, sum(listed) AS listed FROM admin_log.event_day GROUP BY 1, 2 HAVING sum(listed) <> 0
       ORDER BY 1, 2`,
    ),
    rows: await log.server.query(
      `SELECT date_trunc('day', at, 'Africa/Nairobi') AS day, has_diagnosis, count(*) AS listed FROM admin_log.event
       GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
  };
  return { sums, rows, days };
};
async function expectListed(): Promise<void> {
  const { sums, rows, days } = await listed();
  expect(sums).toEqual(rows);
  expect(days.sums).toEqual(days.rows);
}

test('the list sums follow appends, repeats and erasures', async () => {
  const sessions = fc.subarray(['A', 'B', 'C'].map((letter) => letter.repeat(21)));
  await fc.assert(
    fc.asyncProperty(arbitraryEvents, sessions, async (events, sessionIds) => {
      await emptyLog(log.server);
      await log.server.query('TRUNCATE admin_log.erased');
      await log.append.execute({ events });
      const before = await figures();
      await log.erasures.erase({ sessionIds, personIds: ['u1'] });
      await expectListed();
      const after = await figures();
      expect(after.slice(2)).toEqual(before.slice(2));
      // A batch that arrives again after its events were anonymised.
      await log.append.execute({ events });
      expect(await figures()).toEqual(after);
      await expectListed();
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('concurrent appends and erasures lose nothing and do not block each other', async () => {
  const hour = Date.UTC(2026, 2, 1, 10);
  const names = ['Malaria', 'Flu', 'Pneumonia', 'Asthma'];
  const batches = Array.from({ length: 24 }, (_, batch) => {
    const events = Array.from({ length: 30 }, (_, n) =>
      makeEvent({
        at: new Date(hour + ((batch * 7 + n * 13) % 60) * 90_000).toISOString(),
        type: 'diagnosis',
        sessionId: `${batch % 3}`.repeat(21),
        stage: ['follow_up', 'complete'][n % 2]!,
        diagnosis: makeDiagnosis(names[(n + batch) % 4]!, (n * 11) % 100),
      }),
    );
    return batch % 2 === 0 ? events : events.toReversed();
  });
  await Promise.all([
    ...batches.map((events) => log.events.append(events)),
    log.erasures.erase({ sessionIds: ['1'.repeat(21)], personIds: [] }),
  ]);
  await expectListed();
  const [sums, days, counts, , dayCounts] = await figures();
  const sum = (rows: Figures[number], column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
  expect(sum(sums!, 'events')).toBe(720);
  expect(sum(days!, 'events')).toBe(720);
  expect(sum(counts!, 'count')).toBe(720);
  expect(sum(dayCounts!, 'count')).toBe(720);
});

test('retired events leave the list sums; the other sums stay for two years', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await log.events.append([ago(1), ago(100), ago(200), ago(800)].map((at) => makeEvent({ at })));
  const retire = new RetireEventsHandler(log.retention, { LOG_RETENTION_DAYS: 90 });
  expect(await retire.execute()).toBe(false);
  await expectListed();
  const sums = await log.server.query<{ events: string; listed: string }>(
    'SELECT events, listed FROM admin_log.event_hour ORDER BY hour DESC',
  );
  expect(sums.map(({ events, listed }) => [events, listed])).toEqual([
    ['1', '1'],
    ['1', '0'],
    ['1', '0'],
  ]);
  expect(await log.counts.count({})).toMatchObject({ logs: 1 });
});

test('a name is deleted with its last count', async () => {
  const at = new Date(Date.now() - 800 * 86_400_000).toISOString();
  await log.events.append([
    makeEvent({ at, type: 'diagnosis', diagnosis: makeDiagnosis('Malaria') }),
    makeEvent({ type: 'diagnosis', diagnosis: makeDiagnosis('Flu') }),
  ]);
  await new RetireEventsHandler(log.retention, { LOG_RETENTION_DAYS: 90 }).execute();
  const [, , counts, names, dayCounts] = await figures();
  expect([counts!.length, names!.length, dayCounts!.length]).toEqual([1, 1, 1]);
});

test('a dropped month leaves the list sums', async () => {
  const keep = (now: string) =>
    new KeepPartitionsHandler(log.partitions, { LOG_RETENTION_DAYS: 30 }).execute(new Date(now));
  await keep('2031-01-15T00:00:00Z');
  await log.events.append(['2031-01-31T23:59:00Z', '2031-02-01T00:00:00Z'].map((at) => makeEvent({ at })));
  await keep('2031-03-15T00:00:00Z');
  await expectListed();
  expect(await log.counts.count({})).toMatchObject({ logs: 1 });
});

test('the migration computes the rollup from the existing events', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryEvents, async (events) => {
      await emptyLog(log.server);
      await log.events.append(events);
      const expected = await figures();
      const { dataSource } = log.database;
      while (await hasFigures()) await dataSource.undoLastMigration();
      await dataSource.runMigrations();
      expect(await figures()).toEqual(expected);
    }),
    { numRuns: 4 },
  );
}, 60_000);

async function hasFigures(): Promise<boolean> {
  const [found] = await log.server.query<{ there: boolean }>(
    `SELECT to_regclass('admin_log.event_hour') IS NOT NULL AS there`,
  );
  return found!.there;
}

test('a diagnosis name is encrypted, and stays one name after a key change', async () => {
  const key = (id: string, letter: string) => `${id}:${Buffer.alloc(32, letter).toString('base64')}`;
  const keys = (...all: string[]) => new ColumnCipher(parseDataKeys(all.join(',')));
  const both = keys(key('new', 'n'), key('specs', 'k'));
  const at = '2026-03-01T10:00:00.000Z';
  const diagnosed = (): LogEvent => makeEvent({ at, type: 'diagnosis', diagnosis: makeDiagnosis('Malaria') });
  await log.events.append([diagnosed()]);
  await new PostgresEventRepository(log.database, both, new MetricsRollup(both)).append([diagnosed()]);
  const rows = await log.server.query<{ row: string }>(
    `SELECT n::text AS row FROM admin_log.diagnosis_name n UNION ALL SELECT c::text FROM admin_log.hour_count c`,
  );
  expect(rows).toHaveLength(4);
  expect(rows.filter(({ row }) => /malaria/i.test(row))).toEqual([]);
  await reencryptColumn(log.database, both, { table: 'diagnosis_name', column: 'sealed', id: 'id' });
  const overview = new ReadOverviewHandler(
    new PostgresOverviewRepository(log.database, keys(key('new', 'n'))),
    log.events,
  );
  const result = await overview.execute({ from: at, to: '2026-03-01T11:00:00.000Z', by: 'hour' }, callBy(admin));
  expect(result.topDiagnoses).toMatchObject([{ name: 'Malaria', count: 2 }]);
});

test('counts an event with an unreadable diagnosis without its name', async () => {
  const event = makeEvent({ type: 'diagnosis', sessionId: newSessionId(), sealed: 'lost.AAAA' });
  await log.events.append([event]);
  const [, , counts, names] = await figures();
  expect([counts, names]).toEqual([[], []]);
  expect(await log.counts.count({})).toEqual({ logs: 1, diagnoses: 1, errors: 0, warnings: 0 });
});
