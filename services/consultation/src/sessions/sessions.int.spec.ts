import { ownerOf } from '@afya/service-contracts';
import { makeFile, newSessionId, newUser, newVisitor } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { ClaimSessionsHandler } from './claim-sessions.handler';
import { GetSessionHandler } from './get-session.handler';
import { ListSessionsHandler } from './list-sessions.handler';
import { OpenSessionHandler } from './open-session.handler';
import { sealState } from './sealed-session';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house?.close());

type Visitor = ReturnType<typeof newVisitor>;
const claim = (visitor: Visitor, user: Visitor, occasion: 'register' | 'login') =>
  house.module
    .get(ClaimSessionsHandler)
    .execute({ visitorId: visitor.visitorId!, userId: user.userId!, occasion })
    .then(({ sessions }) => sessions);
const get = (sessionId: string, actor: Visitor) => house.module.get(GetSessionHandler).execute({ sessionId }, actor);
const list = (actor: Visitor) => house.module.get(ListSessionsHandler).execute(actor);

test('of many who open one id at once, one owns it', async () => {
  const sessionId = newSessionId();
  const visitors = Array.from({ length: 10 }, newVisitor);
  const open = (actor: Visitor) => house.module.get(OpenSessionHandler).execute({ sessionId }, actor);
  const opened = await Promise.allSettled(visitors.map(open));
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = opened.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(Array(9).fill('ACCESS_DENIED'));
});

test('credits are one account over all sessions of an owner: a new one renews nothing', async () => {
  const chat = await house.open();
  await house.send(chat, { text: '', files: [makeFile()] });
  const next = await house.open(chat.actor);
  expect(await get(next.sessionId, chat.actor)).toMatchObject({ creditsUsed: 29, creditsPurchased: 0 });
});

test('registering takes all sessions along, and the credits as they are', async () => {
  const chat = await house.open();
  const old = await house.open(chat.actor);
  await house.send(old);
  await house.query(`UPDATE session SET last_active_at = now() - interval '9 d' WHERE id = $1`, [old.sessionId]);
  await house.send(chat, {
    text: '',
    files: [makeFile()],
    purchases: [{ id: 'purchase', credits: 10, method: 'card' }],
  });
  const user = newUser();
  expect(await claim(chat.actor, user, 'register')).toBe(2);
  expect(await claim(chat.actor, user, 'register')).toBe(0);
  expect(await get(chat.sessionId, user)).toMatchObject({ creditsUsed: 29, creditsPurchased: 10 });
  await expect(get(chat.sessionId, chat.actor)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await house.account(ownerOf(chat.actor)!)).toBeUndefined();
  expect(await house.account(ownerOf(user)!)).toMatchObject({ balance: 481, ledger: 481 });
  expect((await list(user)).map(({ sessionId }) => sessionId)).toEqual([old.sessionId, chat.sessionId]);
});

test('logging in takes the sessions of the last day along, without credits; a refund goes to who paid', async () => {
  const chat = await house.open();
  const old = await house.open(chat.actor);
  await house.query(`UPDATE session SET last_active_at = now() - interval '25 h' WHERE id = $1`, [old.sessionId]);
  await house.send(chat, { text: '', files: [makeFile()] });
  const user = newUser();
  expect(await claim(chat.actor, user, 'login')).toBe(1);
  expect(await get(chat.sessionId, user)).toMatchObject({ creditsUsed: 0 });
  expect(await get(old.sessionId, chat.actor)).toMatchObject({ creditsUsed: 29 });
  await house.query('UPDATE message SET attempts = 4 WHERE session_id = $1', [chat.sessionId]);
  await house.fail((await house.take(chat.sessionId))!);
  expect(await house.account(ownerOf(chat.actor)!)).toMatchObject({ balance: 500, ledger: 500 });
  expect(await house.account(ownerOf(user)!)).toMatchObject({ balance: 0, ledger: null });
});

test('a user with credits of their own gains none by registering again from another browser', async () => {
  const [user, chat] = [newUser(), await house.open()];
  await house.send(await house.open(user));
  await claim(chat.actor, user, 'register');
  expect(await house.account(ownerOf(user)!)).toMatchObject({ balance: 500, ledger: 500 });
});

test('opening a session again counts as being active', async () => {
  const chat = await house.open();
  await house.query(`UPDATE session SET last_active_at = now() - interval '30 h' WHERE id = $1`, [chat.sessionId]);
  await house.module.get(OpenSessionHandler).execute({ sessionId: chat.sessionId }, chat.actor);
  expect(await claim(chat.actor, newUser(), 'login')).toBe(1);
});

test('lists no session without a message', async () => {
  const user = newUser();
  const chat = await house.open(user);
  await house.open(user);
  expect(await list(user)).toEqual([]);
  await house.send(chat);
  expect((await list(user)).map(({ sessionId }) => sessionId)).toEqual([chat.sessionId]);
});

test('a history too long for one call ends with its newest sessions', async () => {
  const user = newUser();
  const chats = [];
  for (let i = 0; i < 12; i++) chats.push(await house.open(user));
  for (const chat of chats) await house.send(chat);
  const known = { collectedInfo: { symptoms: 'maumivu '.repeat(2_500) }, confidence: null, lastQuestion: null };
  for (const { sessionId } of chats) {
    const state = sealState(house.cipher, sessionId, known);
    await house.query('UPDATE session SET state = $2 WHERE id = $1', [sessionId, state]);
  }
  const listed = (await list(user)).map(({ sessionId }) => sessionId);
  const newest = chats.map(({ sessionId }) => sessionId).reverse();
  expect(listed).toEqual(newest.slice(0, 9));
});
