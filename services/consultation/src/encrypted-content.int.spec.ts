import { type Diagnosis } from '@afya/contracts';
import { reencryptColumn } from '@afya/database';
import { logger, parseDataKeys } from '@afya/runtime';
import { createDatabase, startRedis, type TestDatabase, type TestRedis } from '@afya/testing';
import { ENCRYPTED_COLUMNS } from './persistence/encrypted-columns';
import { LocateFileHandler } from './files/locate-file.handler';
import { requestHash } from './messages/draft-send';
import { ListSessionsHandler } from './sessions/list-sessions.handler';
import { makeFile, newUser, openConsultationApp, calledBy } from '../test/consultation-test-app';

const key = (id: string) => `${id}:${Buffer.alloc(32, id).toString('base64')}`;
const keys = (...ids: string[]) => parseDataKeys(ids.map(key).join(','));

/** Words from a patient, a file name, an engine, its memory and a diagnosis. */
const PLANTED = /nyangumi|zambarau|korongo|kifaru|twiga|tembo/i;
const diagnosis: Diagnosis = {
  preliminaryDiagnosis: { en: 'Tembo fever', sw: 'Homa ya tembo' },
  confidence: { level: 'high', score: 90 },
  adviceLevel: 'self-care',
  differentialDiagnoses: [],
  reasoningPath: [],
  criticalFactors: [],
  recommendations: [],
  whenToGoNow: [],
};

let server: TestDatabase;
let redis: TestRedis;

beforeAll(async () => void ([server, redis] = await Promise.all([createDatabase(), startRedis()])));
afterAll(() => Promise.all([server.drop(), redis.stop()]));
beforeEach(() => void jest.spyOn(logger, 'error').mockImplementation(() => undefined));

type App = Awaited<ReturnType<typeof openConsultationApp>>;

/** Runs `work` with the service under these keys, the current one first. */
async function under<Result>(ids: string[], work: (app: App) => Promise<Result>): Promise<Result> {
  const app = await openConsultationApp({
    DATABASE_URL: server.url,
    BUS_REDIS_URL: redis.url,
    DATA_KEYS: keys(...ids),
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

async function converse(app: App) {
  const chat = await app.open(newUser());
  await app.send(chat, { text: 'Nina nyangumi', files: [makeFile({ filename: 'zambarau.jpg' })] });
  await app.reply(chat, {
    content: { en: 'A korongo?', sw: 'Korongo?' },
    collectedInfo: { symptoms: 'nyangumi' },
    memory: { seen: 'kifaru' },
    question: { id: 'twiga', choices: [] },
    diagnosis,
    redFlags: ['tembo'],
  });
  return chat;
}

const list = ({ module }: App, { actor }: Awaited<ReturnType<typeof converse>>) =>
  module.get(ListSessionsHandler).execute({}, calledBy(actor));
const unreadable = (reason: string) => expect.objectContaining({ code: 'CONTENT_UNREADABLE', reason });

test('no table contains a patient’s text in clear, and everything is decrypted unchanged', async () => {
  await under(['a'], async (app) => {
    const chat = await converse(app);
    const names = await app.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'consultation'`,
    );
    expect(names.length).toBeGreaterThan(8);
    for (const { name } of names) {
      const rows = await app.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      expect(rows.map(({ row }) => row).filter((row) => PLANTED.test(row))).toEqual([]);
    }
    const [text, file, received, reply] = await app.messages(chat);
    expect([text!.content, file!.content]).toEqual(['Nina nyangumi', 'zambarau.jpg']);
    expect(file!.metadata.fileAttachment).toEqual({ type: 'image', filename: 'zambarau.jpg' });
    expect(received!.translations.sw).toMatch(/zambarau/);
    expect(reply).toMatchObject({ content: 'A korongo?', metadata: { question: { id: 'twiga' }, diagnosis } });
    const handler = app.module.get(LocateFileHandler);
    const located = await handler.execute({ sessionId: chat.sessionId, messageId: file!.id }, calledBy(chat.actor));
    expect(located.filename).toBe('zambarau.jpg');
    const [{ key }] = (await app.query('SELECT content_key AS key FROM file')) as [{ key: string }];
    expect(located.contentKey).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect(key).not.toContain(located.contentKey);
    await app.send(chat, { text: 'Ndiyo' });
    expect(await app.take(chat.sessionId)).toMatchObject({
      collectedInfo: { symptoms: 'nyangumi' },
      memory: { seen: 'kifaru' },
      recent: [{ text: 'Nina nyangumi' }, { text: 'A korongo?', question: 'twiga' }],
    });
    const loggedEvents = (await app.events()).filter(({ type }) => type === 'diagnosis' || type === 'red_flag');
    expect(loggedEvents).toMatchObject([
      { diagnosis: { preliminaryDiagnosis: 'Tembo fever' } },
      { details: { flags: 'tembo' } },
    ]);
  });
}, 20_000);

test('after a key change both keys are read, old values are encrypted again, and the old key can be removed', async () => {
  const chat = await under(['a'], converse);
  await under(['b', 'a'], async (app) => {
    const other = await converse(app);
    expect((await app.messages(chat))[0]!.content).toBe('Nina nyangumi');
    expect((await app.messages(other))[0]!.content).toBe('Nina nyangumi');
    for (const column of ENCRYPTED_COLUMNS)
      expect(await reencryptColumn(app.database, app.cipher, column)).toEqual({
        reencrypted: expect.any(Number),
        unreadable: 0,
      });
  });
  await under(['b'], async (app) => {
    const [text, , , reply] = await app.messages(chat);
    expect([text!.content, reply!.content]).toEqual(['Nina nyangumi', 'A korongo?']);
    expect(await app.known(chat.sessionId)).toMatchObject({ collectedInfo: { symptoms: 'nyangumi' } });
    await app.query('DELETE FROM session');
  });
}, 20_000);

test('a command repeated after a key change is recognised, and its text cannot be guessed from its stored hash', async () => {
  const command = { commandId: 'once', text: 'Nina homa' };
  const chat = await under(['a'], async (app) => {
    const open = await app.open();
    await app.send(open, command);
    return open;
  });
  await under(['b', 'a'], async (app) => {
    expect(await app.send(chat, command)).toMatchObject({ replayed: true });
    await expect(app.send(chat, { ...command, text: 'Sina homa' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const [row] = await app.query<{ hash: string }>(`SELECT request_hash AS hash FROM idempotency WHERE key = 'once'`);
    expect(row!.hash).toMatch(/^a\.[\w-]{43}$/);
    await app.query(`UPDATE idempotency SET request_hash = $1 WHERE key = 'once'`, [
      requestHash({ sessionId: chat.sessionId, ...command, language: 'en', files: [] }),
    ]);
    expect(await app.send(chat, command)).toMatchObject({ replayed: true });
    await app.query('DELETE FROM session; DELETE FROM idempotency');
  });
}, 20_000);

test('a session with a lost key is listed without its state, and opening it fails with CONTENT_UNREADABLE', async () => {
  const lost = await under(['a'], converse);
  await under(['b'], async (app) => {
    const readable = await app.open(lost.actor);
    await app.send(readable);
    const listed = await list(app, lost);
    expect(listed.map(({ sessionId }) => sessionId).sort()).toEqual([readable.sessionId, lost.sessionId].sort());
    expect(listed.find(({ sessionId }) => sessionId === lost.sessionId)!.consultationState.collectedInfo).toEqual({});
    expect(logger.error).toHaveBeenCalledWith(
      expect.objectContaining({ column: 'session.state', row: lost.sessionId, reason: 'unknown_key' }),
      expect.any(String),
    );
    await expect(app.messages(lost)).rejects.toEqual(unreadable('unknown_key'));
    await expect(app.send(lost)).rejects.toEqual(unreadable('unknown_key'));
    expect(await app.messages(readable)).toHaveLength(2);
  });
}, 20_000);

test('rejects a value that was changed or moved to another row', async () => {
  await under(['a'], async (app) => {
    const [chat, other] = [await converse(app), await converse(app)];
    const change = `UPDATE message SET sealed = overlay(sealed placing 'AA' from 20) WHERE session_id = $1 AND kind = 'text'`;
    await app.query(change, [chat.sessionId]);
    await expect(app.messages(chat)).rejects.toEqual(unreadable('tampered'));
    const moved = `UPDATE message m SET sealed = o.sealed FROM message o
      WHERE m.session_id = $1 AND o.session_id = $1 AND m.kind = 'text' AND o.kind = 'reply'`;
    await app.query(moved, [other.sessionId]);
    await expect(app.messages(other)).rejects.toEqual(unreadable('tampered'));
    const swap = `UPDATE session s SET state = o.state FROM session o WHERE s.id = $1 AND o.id = $2`;
    await app.query(swap, [chat.sessionId, other.sessionId]);
    await expect(app.known(chat.sessionId)).rejects.toEqual(unreadable('tampered'));
  });
}, 20_000);

test('the migration encrypts existing rows, and undoing it decrypts them', async () => {
  const own = await createDatabase();
  const app = await openConsultationApp({ DATABASE_URL: own.url, BUS_REDIS_URL: redis.url });
  const chat = await converse(app);
  await app.send(chat, { text: 'na korongo' });
  // the schema before the migration has no column for a diagnosis
  const stateBefore = { ...(await app.known(chat.sessionId)), diagnosis: undefined };
  const messages = await app.messages(chat);
  const { dataSource } = app.database;
  const undone: string[] = [];
  while (!undone.some((name) => name.startsWith('SealContent'))) {
    const [{ name }] = (await app.query<{ name: string }>('SELECT name FROM migration ORDER BY id DESC LIMIT 1')) as [
      { name: string },
    ];
    undone.push(name);
    await dataSource.undoLastMigration();
  }
  const [session] = await app.query('SELECT * FROM session');
  expect(session).toMatchObject({
    collected_info: { symptoms: 'nyangumi' },
    engine_memory: { seen: 'kifaru' },
    last_question: 'twiga',
  });
  const open = await app.query<{ content: string }>('SELECT content FROM message ORDER BY seq, part');
  expect(open.map(({ content }) => content)).toEqual(messages.map(({ content }) => content));
  await dataSource.runMigrations();
  expect(await app.messages(chat)).toEqual(messages);
  expect(await app.known(chat.sessionId)).toEqual(stateBefore);
  expect(await app.query(`SELECT id FROM message WHERE sealed IS NULL AND status <> 'pending'`)).toEqual([]);
  await app.close();
  await own.drop();
}, 20_000);
