import { RpcClient } from '@afya/messaging';
import { type Actor, EraseAccount, EraseEvents, ownerOf, versionKey } from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { ClaimSessionsHandler } from '../sessions/claim-sessions.handler';
import { makeFile, newUser, newVisitor, calledBy, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { EraseEverythingHandler } from './erase-everything.handler';
import { EraseSessionHandler } from './erase-session.handler';
import { FinishErasureHandler } from './finish-erasure.handler';

let app: ConsultationApp;
let calls: { pattern: string; request: Record<string, unknown> }[];
let away: Set<string>;

beforeAll(async () => {
  app = await startConsultationApp();
  jest.spyOn(app.module.get(RpcClient), 'call').mockImplementation(async ({ pattern }, request) => {
    if (away.has(pattern)) throw new Error('away');
    calls.push({ pattern, request: request as Record<string, unknown> });
    return { events: 0, erased: true } as never;
  });
});
beforeEach(async () => {
  calls = [];
  away = new Set();
  await app.query('TRUNCATE erasure');
});
afterAll(() => app?.close());

const eraseSession = (sessionId: string, actor: Actor) =>
  app.module.get(EraseSessionHandler).execute({ sessionId }, calledBy(actor));
const eraseEverything = (actor: Actor) => app.module.get(EraseEverythingHandler).execute({}, calledBy(actor));
const finish = () => app.module.get(FinishErasureHandler).execute();
const store = () => app.module.get(ObjectStore, { strict: false });
/** Lets so many seconds pass for all erasures. */
const pass = (seconds: number) =>
  app.query(`UPDATE erasure SET due_at = '-infinity', accepted_at = accepted_at - $1 * interval '1 s'`, [seconds]);
const erasures = () => app.query<{ id: string }>('SELECT id FROM erasure');
/** Both passes of an erasure. */
async function finishAll() {
  while (await finish());
  await pass(20);
  while (await finish());
}

async function withFile(actor?: Actor) {
  const chat = await app.open(actor);
  const file = makeFile({ objectKey: `${chat.sessionId}/file` });
  await store().put(file.objectKey, Buffer.from('123456789'), { mime: file.mime, size: 9 });
  await app.send(chat, { files: [file] });
  return { ...chat, objectKey: file.objectKey };
}

test('a session is gone at once, then its file, version and events; the ledger stays', async () => {
  const chat = await withFile();
  const other = await app.open(chat.actor);
  const before = await app.account(ownerOf(chat.actor)!);
  await eraseSession(chat.sessionId, chat.actor);
  await expect(app.messages(chat)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  expect(await app.account(ownerOf(chat.actor)!)).toEqual(before);
  await finishAll();
  expect(await store().get(chat.objectKey)).toBeNull();
  expect(await app.redis.connect().exists(versionKey(chat.sessionId))).toBe(0);
  expect(calls).toContainEqual({
    pattern: EraseEvents.pattern,
    request: { sessionIds: [chat.sessionId], personIds: [] },
  });
  expect(await app.messages(other)).toEqual([]);
  expect(await erasures()).toEqual([]);
});

test('the remaining event says that data was erased and contains no id of a person', async () => {
  await app.query('TRUNCATE outbox');
  const chat = await withFile();
  await app.query('TRUNCATE outbox');
  await eraseSession(chat.sessionId, chat.actor);
  await finishAll();
  const rows = await app.query<{ payload: unknown }>('SELECT payload FROM outbox');
  expect(rows).toHaveLength(1);
  expect(rows[0]!.payload).toMatchObject([
    { type: 'erasure', details: { scope: 'session', askedBy: 'visitor', sessions: 1, files: 1 } },
  ]);
  const text = JSON.stringify(rows);
  for (const id of [chat.sessionId, chat.actor.visitorId!]) expect(text).not.toContain(id);
});

test('only its owner can delete a session, and once', async () => {
  const chat = await app.open();
  const erase = (actor: Actor) => eraseSession(chat.sessionId, actor);
  await expect(erase(newVisitor())).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(erase({ visitorId: null, userId: null, role: 'visitor' })).rejects.toMatchObject({
    code: 'ACCESS_DENIED',
  });
  await erase(chat.actor);
  await expect(erase(chat.actor)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
});

test('erases everything of a user: sessions, credits, consents, and what the visitor paid for before the login', async () => {
  const [chat, user] = [await withFile(), newUser()];
  await app.module
    .get(ClaimSessionsHandler)
    .execute({ visitorId: chat.actor.visitorId!, userId: user.userId!, occasion: 'login' }, SYSTEM);
  const stranger = await withFile();
  await eraseEverything(user);
  await finishAll();
  const owners = [ownerOf(chat.actor), ownerOf(user)];
  expect(await app.query('SELECT id FROM account WHERE owner = ANY($1)', [owners])).toEqual([]);
  expect(await app.query('SELECT id FROM session WHERE owner = ANY($1)', [owners])).toEqual([]);
  expect(await store().get(chat.objectKey)).toBeNull();
  expect(calls).toContainEqual({ pattern: EraseAccount.pattern, request: { userId: user.userId } });
  expect(await app.messages(stranger)).not.toEqual([]);
  expect(
    await store()
      .get(stranger.objectKey)
      .then((found) => found?.body.destroy()),
  ).toBeDefined();
});

test('a worker with a lease on an erased session can no longer complete or fail its reply', async () => {
  const chat = await app.open();
  await app.send(chat);
  const turn = (await app.take(chat.sessionId))!;
  await eraseSession(chat.sessionId, chat.actor);
  await expect(app.commit(turn)).rejects.toMatchObject({ code: 'TURN_LEASE_LOST' });
  await expect(app.fail(turn)).rejects.toMatchObject({ code: 'TURN_LEASE_LOST' });
  expect(await app.query('SELECT id FROM message WHERE session_id = $1', [chat.sessionId])).toEqual([]);
});

test('with concurrent sends and deletions every send is erased or rejected, and nothing is left', async () => {
  for (let round = 0; round < 10; round++) {
    const chat = await app.open();
    await app.send(chat);
    const sends = Array.from({ length: 6 }, () => app.send(chat).catch((error: { code: string }) => error.code));
    const turn = app.take(chat.sessionId).then((taken) => taken && app.commit(taken).catch(() => null));
    const erased = eraseEverything(chat.actor);
    const outcomes = await Promise.all(sends);
    await Promise.all([turn, erased]);
    const refusals = outcomes.filter((outcome) => typeof outcome === 'string');
    for (const code of refusals) expect(['SESSION_NOT_FOUND', 'CHAT_TOO_MANY_PENDING']).toContain(code);
    expect(await app.query('SELECT id FROM session WHERE id = $1', [chat.sessionId])).toEqual([]);
    expect(await app.query('SELECT id FROM message WHERE session_id = $1', [chat.sessionId])).toEqual([]);
    expect(await app.account(ownerOf(chat.actor)!)).toBeUndefined();
  }
});

test('the second pass erases data that a concurrent request has written', async () => {
  const chat = await withFile();
  await eraseEverything(chat.actor);
  await finish();
  const late = await withFile(chat.actor);
  await pass(20);
  await finish();
  expect(await app.query('SELECT id FROM session WHERE id = $1', [late.sessionId])).toEqual([]);
  expect(await store().get(late.objectKey)).toBeNull();
  expect(await erasures()).toEqual([]);
});

test('an erasure is kept while a place is away, and the other places do not wait', async () => {
  const chat = await withFile();
  away.add(EraseEvents.pattern);
  await eraseSession(chat.sessionId, chat.actor);
  await pass(20);
  await finish();
  expect(await store().get(chat.objectKey)).toBeNull();
  expect(await erasures()).toHaveLength(1);
  expect(await finish()).toBe(false); // not before its pause is over
  away.clear();
  await pass(0);
  await finish();
  expect(await erasures()).toEqual([]);
});

test('another process continues an interrupted erasure after a while', async () => {
  const chat = await app.open();
  await eraseSession(chat.sessionId, chat.actor);
  // as after a crash right away
  await app.query(`UPDATE erasure SET due_at = now() + interval '15 s', attempts = 1`);
  expect(await finish()).toBe(false);
  await pass(20);
  expect(await finish()).toBe(true);
  expect(await erasures()).toEqual([]);
});
