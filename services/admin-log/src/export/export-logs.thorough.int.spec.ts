import { ColumnCipher } from '@afya/database';
import { parseDataKeys } from '@afya/runtime';
import type { Actor, ExportLogs, LogEvent, RpcRequest } from '@afya/service-contracts';
import { createDatabase, type TestDatabase } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../database/open-database';
import { PostgresEventRepository } from '../events/postgres-event.repository';
import { FigureKeeper } from '../figures/figure-keeper';
import { PostgresEventCounts } from '../figures/postgres-event-counts';
import { emptyLog } from '../testing/empty-log';
import { VerdictRepository } from '../verdicts/verdict.repository';
import { ExportLogsHandler } from './export-logs.handler';

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
  log = new PostgresEventRepository(database, cipher, new FigureKeeper(cipher));
  verdicts = new VerdictRepository(database, cipher);
  handler = new ExportLogsHandler(log, new PostgresEventCounts(database, log), verdicts);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});
beforeEach(() => emptyLog(server));

let second = 0;
const makeEvent = (given: Partial<LogEvent> = {}): LogEvent => ({
  ...{ id: randomUUID(), type: 'reply', at: new Date(Date.UTC(2026, 8, 1, 0, 0, (second += 120))).toISOString() },
  ...{ severity: 'info', sessionId: 'S'.repeat(21), userId: null, visitorId: null, stage: 'follow_up', traceId: null },
  ...{ model: 'embedded', metrics: { costKES: 1 }, details: {}, diagnosis: null },
  ...given,
});
const diagnosis = (reasoningPath: string): LogEvent['diagnosis'] => ({
  ...{ preliminaryDiagnosis: 'Malaria', confidenceScore: 72, differentialDiagnoses: [] },
  ...{ reasoningPath, criticalFactors: [] },
});

type Asked = Pick<RpcRequest<typeof ExportLogs>, 'list' | 'format'>;
async function walk(asked: Asked, between: () => Promise<unknown> = async () => undefined) {
  const ids: string[] = [];
  const totals: number[] = [];
  for (let before: string | null = ''; before !== null;) {
    const part = await handler.execute({ ...asked, ...(before && { before }) }, admin);
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

test('20,000 events leave in order, each once, over the months, while others come; it is one read', async () => {
  const events = Array.from({ length: 20_000 }, () => makeEvent());
  for (let from = 0; from < events.length; from += 1_000) await log.append(events.slice(from, from + 1_000));
  const { ids, totals } = await walk({ list: 'logs', format: 'json' }, () =>
    log.append([makeEvent({ at: new Date().toISOString() })]),
  );
  expect(ids).toEqual(events.map(({ id }) => id).reverse());
  expect(totals[0]).toBe(20_000);
  expect(await reads()).toEqual([{ list: 'export', exported: 'logs', format: 'json' }]);
}, 60_000);

test('large ones come fewer a part', async () => {
  const events = Array.from({ length: 40 }, () =>
    makeEvent({ type: 'diagnosis', diagnosis: diagnosis('homa '.repeat(4_000)) }),
  );
  await log.append([...events, makeEvent()]);
  const { ids, totals } = await walk({ list: 'diagnoses', format: 'csv' });
  expect(ids).toEqual(events.map(({ id }) => id).reverse());
  expect(totals[0]).toBe(40);
  expect(totals.length).toBeGreaterThan(2);
});

test('a diagnosis leaves with its newest verdict', async () => {
  const [judged, other] = [1, 2].map(() => makeEvent({ type: 'diagnosis', diagnosis: diagnosis('homa') }));
  await log.append([judged!, other!]);
  const verdict = {
    verdict: 'partly' as const,
    note: 'Pia upungufu wa damu',
    by: randomUUID(),
    at: new Date().toISOString(),
  };
  const given = { ...verdict, eventId: judged!.id, diagnosedAt: new Date(judged!.at) };
  await database.transaction((queries) => verdicts.put(queries, given));
  const { items } = await handler.execute({ list: 'diagnoses', format: 'json' }, admin);
  expect(items.map((item) => item.verdict)).toEqual([null, verdict]);
});

test('only an admin may, and what was searched for is not kept', async () => {
  for (const role of ['visitor', 'user', 'system'] as const)
    await expect(handler.execute({ list: 'logs', format: 'csv' }, { ...admin, role })).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
    });
  expect(await reads()).toEqual([]);
  await handler.execute({ list: 'logs', format: 'csv', q: 'Wanjiku', severity: 'error' }, admin);
  expect(await reads()).toEqual([
    { list: 'export', severity: 'error', searched: true, exported: 'logs', format: 'csv' },
  ]);
});
