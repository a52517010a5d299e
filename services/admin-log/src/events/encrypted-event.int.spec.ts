import { ColumnCipher, reencryptColumn } from '@afya/database';
import { logger, parseDataKeys } from '@afya/runtime';
import type { LogEvent } from '@afya/service-contracts';
import { createDatabase, type TestDatabase } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../persistence/open-database';
import { MetricsRollup } from '../persistence/metrics-rollup';
import { emptyLog } from '../../test/empty-log';
import { PostgresEventRepository } from '../persistence/postgres-event.repository';
import { encryptEvent } from './encrypted-event';

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const keys = (...ids: string[]) => parseDataKeys(ids.map(key).join(','));
const cipher = new ColumnCipher(keys('a'));

let server: TestDatabase;
let database: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  server = await createDatabase();
  const env = { DATABASE_URL: server.url, DATABASE_POOL: 3, MIGRATE_ON_START: true };
  database = await openDatabase({ ...env, DATA_KEYS: keys('a') });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});
beforeEach(() => emptyLog(server));

const diagnosis = {
  preliminaryDiagnosis: 'Malaria',
  confidenceScore: 72,
  differentialDiagnoses: [],
  reasoningPath: 'Zambarau',
  criticalFactors: [],
};
const makeEvent = (fields: Partial<LogEvent>): LogEvent => ({
  id: randomUUID(),
  type: 'reply',
  at: new Date().toISOString(),
  severity: 'info',
  sessionId: null,
  userId: null,
  visitorId: null,
  stage: null,
  traceId: null,
  model: null,
  metrics: {},
  details: {},
  diagnosis: null,
  ...fields,
});
const repository = (...ids: string[]) => {
  const own = new ColumnCipher(keys(...ids));
  return new PostgresEventRepository(database, own, new MetricsRollup(own));
};
const list = async (log: PostgresEventRepository, q?: string) =>
  (await log.list({ limit: 10, diagnosesOnly: false, ...(q && { q }) })).events;

const second = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString();
const flagged = makeEvent({ at: second(1), type: 'red_flag', details: { level: 'urgent', flags: 'korongo' } });
const diagnosed = makeEvent({ at: second(2), type: 'diagnosis', diagnosis });
/** As its service sends it: all content is encrypted. */
const sentSealed = (event: LogEvent): LogEvent => ({
  ...event,
  details: {},
  diagnosis: null,
  sealed: encryptEvent(cipher, event).sealed!,
});

test.each([
  ['in clear', [flagged, diagnosed]],
  ['sealed', [sentSealed(flagged), sentSealed(diagnosed)]],
])('what an event tells of health lies sealed in the log, whether it came %s or not', async (_, events) => {
  await repository('a').append(events);
  const rows = await server.query<{ row: string }>('SELECT e::text AS row FROM admin_log.event e');
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ row }) => /malaria|zambarau|korongo/i.test(row))).toEqual([]);
  expect(await list(repository('a'))).toMatchObject([
    { diagnosis, details: {} },
    { diagnosis: null, details: { flags: 'korongo' } },
  ]);
  const { events: diagnoses } = await repository('a').list({ limit: 10, diagnosesOnly: true });
  expect(diagnoses.map(({ id }) => id)).toEqual([diagnosed.id]);
});

test('a search finds encrypted and plain content', async () => {
  const open = makeEvent({ details: { code: 'zambarau' } });
  await repository('a').append([flagged, diagnosed, open, makeEvent({})]);
  expect((await list(repository('a'), 'ZAMBARAU')).map(({ id }) => id)).toEqual([open.id, diagnosed.id]);
  expect((await list(repository('a'), 'korongo')).map(({ id }) => id)).toEqual([flagged.id]);
});

test('changes a key; an event whose key is lost does not affect the others', async () => {
  jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  await repository('a').append([diagnosed]);
  expect(await list(repository('b', 'a'))).toMatchObject([{ diagnosis }]);
  await repository('b').append([flagged]);
  expect(await list(repository('b'))).toMatchObject([
    { id: diagnosed.id, details: { unreadable: true }, diagnosis: null },
    { id: flagged.id, details: { flags: 'korongo' } },
  ]);
  const column = { table: 'event', column: 'sealed', id: 'id' };
  const resealed = await reencryptColumn(database, new ColumnCipher(keys('b', 'a')), column);
  expect(resealed).toEqual({ reencrypted: 1, unreadable: 0 });
  expect(await list(repository('b'))).toMatchObject([{ diagnosis }, { id: flagged.id }]);
});
