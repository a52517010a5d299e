import { RpcClient } from '@afya/messaging';
import { type Actor, EraseAccount, EraseEvents, ownerOf, versionKey } from '@afya/service-contracts';
import { ObjectStore } from '@afya/storage';
import { ClaimSessionsHandler } from '../sessions/claim-sessions.handler';
import { makeFile, newUser, newVisitor } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { AcceptErasureHandler } from './accept-erasure.handler';
import { FinishErasureHandler } from './finish-erasure.handler';

let house: StartedHouse;
let calls: { pattern: string; request: Record<string, unknown> }[];
let away: Set<string>;

beforeAll(async () => {
  house = await startHouse();
  jest.spyOn(house.module.get(RpcClient), 'call').mockImplementation(async ({ pattern }, request) => {
    if (away.has(pattern)) throw new Error('away');
    calls.push({ pattern, request: request as Record<string, unknown> });
    return { events: 0, erased: true } as never;
  });
});
beforeEach(async () => {
  calls = [];
  away = new Set();
  await house.query('TRUNCATE erasure');
});
afterAll(() => house?.close());

const accept = () => house.module.get(AcceptErasureHandler);
const finish = () => house.module.get(FinishErasureHandler).execute();
const store = () => house.module.get(ObjectStore, { strict: false });
/** As if so many seconds had passed for all erasures. */
const pass = (seconds: number) =>
  house.query(`UPDATE erasure SET due_at = '-infinity', accepted_at = accepted_at - $1 * interval '1 s'`, [seconds]);
const erasures = () => house.query<{ id: string }>('SELECT id FROM erasure');
/** Both looks that an erasure takes. */
async function finishAll() {
  while (await finish());
  await pass(20);
  while (await finish());
}

async function withFile(actor?: Actor) {
  const chat = await house.open(actor);
  const file = makeFile({ objectKey: `${chat.sessionId}/file` });
  await store().put(file.objectKey, Buffer.from('123456789'), { mime: file.mime, size: 9 });
  await house.send(chat, { files: [file] });
  return { ...chat, objectKey: file.objectKey };
}

test('a session is out of reach at once, and its file, version and events follow; the books stay', async () => {
  const chat = await withFile();
  const other = await house.open(chat.actor);
  const before = await house.account(ownerOf(chat.actor)!);
  await accept().eraseSession(chat.sessionId, chat.actor);
  await expect(house.messages(chat)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  expect(await house.account(ownerOf(chat.actor)!)).toEqual(before);
  await finishAll();
  expect(await store().get(chat.objectKey)).toBeNull();
  expect(await house.redis.connect().exists(versionKey(chat.sessionId))).toBe(0);
  expect(calls).toContainEqual({
    pattern: EraseEvents.pattern,
    request: { sessionIds: [chat.sessionId], personIds: [] },
  });
  expect(await house.messages(other)).toEqual([]);
  expect(await erasures()).toEqual([]);
});

test('what is left tells that something was erased, and nobody’s id', async () => {
  await house.query('TRUNCATE outbox');
  const chat = await withFile();
  await house.query('TRUNCATE outbox');
  await accept().eraseSession(chat.sessionId, chat.actor);
  await finishAll();
  const rows = await house.query<{ payload: unknown }>('SELECT payload FROM outbox');
  expect(rows).toHaveLength(1);
  expect(rows[0]!.payload).toMatchObject([
    { type: 'erasure', details: { scope: 'session', askedBy: 'visitor', sessions: 1, files: 1 } },
  ]);
  const text = JSON.stringify(rows);
  for (const id of [chat.sessionId, chat.actor.visitorId!]) expect(text).not.toContain(id);
});

test('a session is deleted by its owner only, and once', async () => {
  const chat = await house.open();
  const erase = (actor: Actor) => accept().eraseSession(chat.sessionId, actor);
  await expect(erase(newVisitor())).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(erase({ visitorId: null, userId: null, role: 'visitor' })).rejects.toMatchObject({
    code: 'ACCESS_DENIED',
  });
  await erase(chat.actor);
  await expect(erase(chat.actor)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
});

test('everything of a user goes: sessions, credits, consents, also what a visitor paid for before the login', async () => {
  const [chat, user] = [await withFile(), newUser()];
  await house.module
    .get(ClaimSessionsHandler)
    .execute({ visitorId: chat.actor.visitorId!, userId: user.userId!, occasion: 'login' });
  const stranger = await withFile();
  await accept().eraseEverything(user);
  await finishAll();
  const owners = [ownerOf(chat.actor), ownerOf(user)];
  expect(await house.query('SELECT id FROM account WHERE owner = ANY($1)', [owners])).toEqual([]);
  expect(await house.query('SELECT id FROM session WHERE owner = ANY($1)', [owners])).toEqual([]);
  expect(await store().get(chat.objectKey)).toBeNull();
  expect(calls).toContainEqual({ pattern: EraseAccount.pattern, request: { userId: user.userId } });
  expect(await house.messages(stranger)).not.toEqual([]);
  expect(
    await store()
      .get(stranger.objectKey)
      .then((found) => found?.body.destroy()),
  ).toBeDefined();
});

test('a worker that has a turn of it can end it in no way any more', async () => {
  const chat = await house.open();
  await house.send(chat);
  const turn = (await house.take(chat.sessionId))!;
  await accept().eraseSession(chat.sessionId, chat.actor);
  await expect(house.commit(turn)).rejects.toMatchObject({ code: 'TURN_LEASE_LOST' });
  await expect(house.fail(turn)).rejects.toMatchObject({ code: 'TURN_LEASE_LOST' });
  expect(await house.query('SELECT id FROM message WHERE session_id = $1', [chat.sessionId])).toEqual([]);
});

test('of sends and deletions at once every send is stored and then gone, or refused; nothing is left', async () => {
  for (let round = 0; round < 10; round++) {
    const chat = await house.open();
    await house.send(chat);
    const sends = Array.from({ length: 6 }, () => house.send(chat).catch((error: { code: string }) => error.code));
    const turn = house.take(chat.sessionId).then((taken) => taken && house.commit(taken).catch(() => null));
    const erased = accept().eraseEverything(chat.actor);
    const outcomes = await Promise.all(sends);
    await Promise.all([turn, erased]);
    const refusals = outcomes.filter((outcome) => typeof outcome === 'string');
    for (const code of refusals) expect(['SESSION_NOT_FOUND', 'CHAT_TOO_MANY_PENDING']).toContain(code);
    expect(await house.query('SELECT id FROM session WHERE id = $1', [chat.sessionId])).toEqual([]);
    expect(await house.query('SELECT id FROM message WHERE session_id = $1', [chat.sessionId])).toEqual([]);
    expect(await house.account(ownerOf(chat.actor)!)).toBeUndefined();
  }
});

test('what a request that was under way has opened anew is found by the second look', async () => {
  const chat = await withFile();
  await accept().eraseEverything(chat.actor);
  await finish();
  const late = await withFile(chat.actor);
  await pass(20);
  await finish();
  expect(await house.query('SELECT id FROM session WHERE id = $1', [late.sessionId])).toEqual([]);
  expect(await store().get(late.objectKey)).toBeNull();
  expect(await erasures()).toEqual([]);
});

test('it is not forgotten while a place is away, and the other places do not wait for it', async () => {
  const chat = await withFile();
  away.add(EraseEvents.pattern);
  await accept().eraseSession(chat.sessionId, chat.actor);
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

test('one that its process left in the middle is taken up by another, after a while', async () => {
  const chat = await house.open();
  await accept().eraseSession(chat.sessionId, chat.actor);
  // as a process does that is killed at once
  await house.query(`UPDATE erasure SET due_at = now() + interval '15 s', attempts = 1`);
  expect(await finish()).toBe(false);
  await pass(20);
  expect(await finish()).toBe(true);
  expect(await erasures()).toEqual([]);
});
