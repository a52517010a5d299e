import { ColumnCipher } from '@afya/database';
import { parseDataKeys } from '@afya/runtime';
import type { Actor, ExportLogs, LogEvent, RpcRequest } from '@afya/service-contracts';
import { createDatabase, type TestDatabase } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../persistence/open-database';
import { PostgresEventRepository } from '../persistence/postgres-event.repository';
import { MetricsRollup } from '../persistence/metrics-rollup';
import { PostgresEventCounts } from '../persistence/postgres-event-counts';
import { emptyLog } from '../../test/empty-log';
import { PostgresVerdictRepository } from '../persistence/postgres-verdict.repository';
import type { VerdictRepository } from '../verdicts/verdict.repository';
import { ExportLogsHandler } from './export-logs.handler';
import { callBy } from '../../test/open-log';

const DATA_KEYS = parseDataKeys(`specs:${Buffer.alloc(32, 'k').toString('base64')}`);
const admin: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };

let server: TestDatabase;
let database: Awaited<ReturnType<typeof openDatabase>>;
let log: PostgresEventRepository;
let verdicts: VerdictRepository;
let handler: ExportLogsHandler;
beforeAll(async () => {
  server = await createDatabase();
  const env = { DATABASE_URL: server.url, DATABASE_POOL: 3, MIGRATE_ON_START: true };
  database = await openDatabase({ ...env, DATA_KEYS });
  const cipher = new ColumnCipher(DATA_KEYS);
  const rollup = new MetricsRollup(cipher);
  log = new PostgresEventRepository(database, cipher, rollup);
  verdicts = new PostgresVerdictRepository(database, cipher, log, rollup);
  handler = new ExportLogsHandler(log, new PostgresEventCounts(database, log), verdicts);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});
beforeEach(() => emptyLog(server));

let second = 0;
const makeEvent = (fields: Partial<LogEvent> = {}): LogEvent => ({
  id: randomUUID(),
  type: 'reply',
  at: new Date(Date.UTC(2026, 8, 1, 0, 0, (second += 120))).toISOString(),
  severity: 'info',
  sessionId: 'S'.repeat(21),
  userId: null,
  visitorId: null,
  stage: 'follow_up',
  traceId: null,
  model: 'embedded',
  metrics: { costKES: 1 },
  details: {},
  diagnosis: null,
  ...fields,
});
const diagnosis = (reasoningPath: string): LogEvent['diagnosis'] => ({
  preliminaryDiagnosis: 'Malaria',
  confidenceScore: 72,
  differentialDiagnoses: [],
  reasoningPath,
  criticalFactors: [],
});

type ExportRequest = Pick<RpcRequest<typeof ExportLogs>, 'list' | 'format'>;
async function walk(request: ExportRequest, between: () => Promise<unknown> = async () => undefined) {
  const ids: string[] = [];
  const totals: number[] = [];
  for (let before: string | null = ''; before !== null;) {
    const part = await handler.execute({ ...request, ...(before && { before }) }, callBy(admin));
    expect(JSON.stringify(part).length).toBeLessThan(210 * 1024);
    ids.push(...part.items.map(({ id }) => id));
    totals.push(part.total);
    before = part.nextCursor;
    await between();
  }
  return { ids, totals };
}
const reads = async () => {
  const { events } = await log.list({ limit: 100, eventType: 'admin_read', diagnosesOnly: false });
  return events.map(({ details }) => details);
};

test('exports 20,000 events of several months in order, each once, while others arrive; it is logged as one read', async () => {
  const events = Array.from({ length: 20_000 }, () => makeEvent());
  for (let from = 0; from < events.length; from += 1_000) await log.append(events.slice(from, from + 1_000));
  const { ids, totals } = await walk({ list: 'logs', format: 'json' }, () =>
    log.append([makeEvent({ at: new Date().toISOString() })]),
  );
  expect(ids).toEqual(events.map(({ id }) => id).reverse());
  expect(totals[0]).toBe(20_000);
  expect(await reads()).toEqual([{ list: 'export', exported: 'logs', format: 'json' }]);
}, 60_000);

test('exports large events in smaller parts', async () => {
  const events = Array.from({ length: 40 }, () =>
    makeEvent({ type: 'diagnosis', diagnosis: diagnosis('homa '.repeat(4_000)) }),
  );
  await log.append([...events, makeEvent()]);
  const { ids, totals } = await walk({ list: 'diagnoses', format: 'csv' });
  expect(ids).toEqual(events.map(({ id }) => id).reverse());
  expect(totals[0]).toBe(40);
  expect(totals.length).toBeGreaterThan(2);
});

test('exports a diagnosis with its newest verdict', async () => {
  const [judged, other] = [1, 2].map(() => makeEvent({ type: 'diagnosis', diagnosis: diagnosis('homa') }));
  await log.append([judged!, other!]);
  const verdict = { verdict: 'partly' as const, note: 'Pia upungufu wa damu', by: randomUUID() };
  await verdicts.give({ ...verdict, eventId: judged!.id }, () => makeEvent({ type: 'verdict' }));
  const { items } = await handler.execute({ list: 'diagnoses', format: 'json' }, callBy(admin));
  expect(items.map((item) => item.verdict)).toEqual([null, { ...verdict, at: expect.any(String) }]);
});

test('only an admin may export, and the search text is not stored', async () => {
  for (const role of ['visitor', 'user', 'system'] as const)
    await expect(handler.execute({ list: 'logs', format: 'csv' }, callBy({ ...admin, role }))).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
    });
  expect(await reads()).toEqual([]);
  await handler.execute({ list: 'logs', format: 'csv', q: 'Wanjiku', severity: 'error' }, callBy(admin));
  expect(await reads()).toEqual([
    { list: 'export', severity: 'error', searched: true, exported: 'logs', format: 'csv' },
  ]);
});
