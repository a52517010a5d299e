import { ColumnCipher, reencryptColumn } from '@afya/database';
import { logger, parseDataKeys } from '@afya/runtime';
import type { LogEvent } from '@afya/service-contracts';
import { createDatabase, type TestDatabase } from '@afya/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '../persistence/open-database';
import { PostgresEventErasureRepository } from '../persistence/postgres-event-erasure.repository';
import { Erasures } from '../privacy/erasures';
import { PostgresEventRepository } from '../persistence/postgres-event.repository';
import { MetricsRollup } from '../persistence/metrics-rollup';
import { emptyLog } from '../../test/empty-log';
import { ENCRYPTED_EVENTS } from '../persistence/encrypted-columns';

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const cipherOf = (...ids: string[]) => new ColumnCipher(parseDataKeys(ids.map(key).join(',')));

let server: TestDatabase;
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  server = await createDatabase();
  const env = { DATABASE_URL: server.url, DATABASE_POOL: 3, MIGRATE_ON_START: true };
  database = await openDatabase({ ...env, DATA_KEYS: parseDataKeys(key('a')) });
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
  at: new Date(Date.UTC(2026, 9, 1, 0, 0, second++)).toISOString(),
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
const makeDiagnosis = (name: string, reasoningPath = 'homa') =>
  makeEvent({
    type: 'diagnosis',
    diagnosis: {
      preliminaryDiagnosis: name,
      confidenceScore: 72,
      differentialDiagnoses: ['Typhoid fever'],
      reasoningPath,
      criticalFactors: ['low oxygen'],
    },
  });
const logOf = (...ids: string[]) => {
  const cipher = cipherOf(...ids);
  return new PostgresEventRepository(database, cipher, new MetricsRollup(cipher));
};
const find = async (q: string, keys = ['a']) => {
  const { events } = await logOf(...keys).list({ limit: 100, diagnosesOnly: false, q });
  expect(await logOf(...keys).countFound({ q }, ['logs'])).toMatchObject({ logs: events.length });
  return events.map(({ id }) => id);
};
const append = (...events: LogEvent[]) => logOf('a').append(events);
const wordsOf = async (event: LogEvent) => {
  const sql = 'SELECT words FROM admin_log.event WHERE id = $1';
  return (await server.query<{ words: string[] | null }>(sql, [event.id]))[0]?.words;
};

test('finds events with every whole word, in any case and with any accents, plain or encrypted', async () => {
  const [malaria, meniere] = [makeDiagnosis('Severe malaria'), makeDiagnosis('Ménière’s disease')];
  const failed = makeEvent({ type: 'error', details: { code: 'RPC_TIMEOUT', replyId: randomUUID() } });
  await append(malaria, meniere, failed, makeEvent({ details: { outcome: 'malaria' } }));
  expect(await find('MALARIA')).toEqual([malaria.id]);
  expect(await find('oxygen severe')).toEqual([malaria.id]);
  expect(await find('severe meniere')).toEqual([]);
  expect(await find('meniere')).toEqual([meniere.id]);
  expect(await find('Typhoid, fever')).toEqual([meniere.id, malaria.id]);
  expect(await find('malar')).toEqual([]);
  expect(await find('timeout')).toEqual([failed.id]);
  expect(await find('rpc_timeout malaria')).toEqual([]);
  expect(await find('%')).toEqual([]);
});

test('finds ids in their own columns, with and without words', async () => {
  const ids = { sessionId: 'V1StGXR8_Z5jdHi6B-myT', userId: randomUUID(), traceId: randomBytes(16).toString('hex') };
  const sought = makeEvent({ ...ids, details: { code: 'INTERNAL' } });
  await append(makeEvent({ details: { replyId: sought.id } }), sought, makeEvent({ details: { code: 'INTERNAL' } }));
  for (const id of [...Object.values(ids), sought.id, sought.id.toUpperCase(), ` ${ids.traceId} internal `])
    expect(await find(id)).toEqual([sought.id]);
  expect(await find(`${ids.traceId} timeout`)).toEqual([]);
  expect(await find(randomUUID())).toEqual([]);
});

test('stores only keyed hashes of encrypted words, which another key cannot produce', async () => {
  const event = makeDiagnosis('Zambarau');
  await append(event);
  const words = (await wordsOf(event))!;
  expect(words).toContain(cipherOf('a').wordHashes('event.sealed', 'zambarau')[0]);
  expect(words.every((word) => /^#[\w-]{11}$/.test(word))).toBe(true);
  expect(words).not.toContain(cipherOf('b').wordHashes('event.sealed', 'zambarau')[0]);
  expect(words).not.toContain(cipherOf('a').wordHashes('another.column', 'zambarau')[0]);
});

test('ignores a hash that collides with another word', async () => {
  const [event, other] = [makeDiagnosis('Malaria'), makeDiagnosis('Cholera')];
  await append(event, other);
  const collision = cipherOf('a').wordHashes('event.sealed', 'cholera');
  await server.query('UPDATE admin_log.event SET words = words || $2 WHERE id = $1', [event.id, collision]);
  const log = logOf('a');
  const { events } = await log.list({ limit: 100, diagnosesOnly: false, q: 'cholera' });
  expect(events.map(({ id }) => id)).toEqual([other.id]);
});

test('finds everything while keys change, and afterwards with the new key only', async () => {
  jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  const [old, fresh] = [makeDiagnosis('Malaria'), makeDiagnosis('Malaria')];
  await append(old);
  await logOf('b', 'a').append([fresh]);
  expect(await find('malaria', ['b', 'a'])).toEqual([fresh.id, old.id]);
  expect(await find('malaria', ['b'])).toEqual([fresh.id]);
  await reencryptColumn(database, cipherOf('b', 'a'), ENCRYPTED_EVENTS);
  expect(await find('malaria', ['b'])).toEqual([fresh.id, old.id]);
  expect(await find('malaria', ['a'])).toEqual([]);
});

test('finds nothing that was erased', async () => {
  const event = { ...makeDiagnosis('Malaria'), sessionId: 'V1StGXR8_Z5jdHi6B-myT' };
  await append(event);
  await new Erasures(new PostgresEventErasureRepository(database, new MetricsRollup(cipherOf('a')))).erase({
    sessionIds: [event.sessionId],
    personIds: [],
  });
  expect(await wordsOf(event)).toBeNull();
  expect(await find('malaria')).toEqual([]);
});

test('finds events from before the index too', async () => {
  const events = Array.from({ length: 2_100 }, (_, nth) => makeDiagnosis(`Malaria m${nth}`));
  const failed = makeEvent({ details: { code: 'RPC_TIMEOUT' } });
  await append(...events, failed);
  const { dataSource } = database;
  const applied = async () => {
    const rows = await server.query<{ n: string }>('SELECT name AS n FROM admin_log.migration');
    return rows.map(({ n }) => n).join();
  };
  while ((await applied()).includes('IndexWords')) await dataSource.undoLastMigration();
  await dataSource.runMigrations();
  expect(await find('m0')).toEqual([events[0]!.id]);
  expect(await find('m2099 malaria')).toEqual([events[2_099]!.id]);
  expect(await find('timeout')).toEqual([failed.id]);
});
