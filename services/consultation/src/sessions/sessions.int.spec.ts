import { ownerOf } from '@afya/service-contracts';
import { makeFile, newSessionId, newUser, newVisitor, calledBy, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { ClaimSessionsHandler } from './claim-sessions.handler';
import { GetSessionHandler } from './get-session.handler';
import { ListSessionsHandler } from './list-sessions.handler';
import { RenameSessionHandler } from './rename-session.handler';
import { OpenSessionHandler } from './open-session.handler';
import { encryptState } from '../persistence/stored-values';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp();
});
afterAll(() => app?.close());

type Visitor = ReturnType<typeof newVisitor>;
const claim = (visitor: Visitor, user: Visitor, occasion: 'register' | 'login') =>
  app.module
    .get(ClaimSessionsHandler)
    .execute({ visitorId: visitor.visitorId!, userId: user.userId!, occasion }, SYSTEM)
    .then(({ sessions }) => sessions);
const get = (sessionId: string, actor: Visitor) =>
  app.module.get(GetSessionHandler).execute({ sessionId }, calledBy(actor));
const list = (actor: Visitor) => app.module.get(ListSessionsHandler).execute({}, calledBy(actor));

test('of many callers who open one id at once, one owns it', async () => {
  const sessionId = newSessionId();
  const visitors = Array.from({ length: 10 }, newVisitor);
  const open = (actor: Visitor) => app.module.get(OpenSessionHandler).execute({ sessionId }, calledBy(actor));
  const opened = await Promise.allSettled(visitors.map(open));
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = opened.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(Array(9).fill('ACCESS_DENIED'));
});

test('all sessions of an owner share one account, and a new session adds no credits', async () => {
  const chat = await app.open();
  await app.send(chat, { text: '', files: [makeFile()] });
  const next = await app.open(chat.actor);
  expect(await get(next.sessionId, chat.actor)).toMatchObject({ creditsUsed: 29, creditsPurchased: 0 });
});

test('registering moves all sessions and the credits unchanged', async () => {
  const chat = await app.open();
  const old = await app.open(chat.actor);
  await app.send(old);
  await app.query(`UPDATE session SET last_active_at = now() - interval '9 d' WHERE id = $1`, [old.sessionId]);
  await app.send(chat, {
    text: '',
    files: [makeFile()],
    purchases: [{ id: 'purchase', credits: 10, method: 'card' }],
  });
  const user = newUser();
  expect(await claim(chat.actor, user, 'register')).toBe(2);
  expect(await claim(chat.actor, user, 'register')).toBe(0);
  expect(await get(chat.sessionId, user)).toMatchObject({ creditsUsed: 29, creditsPurchased: 10 });
  await expect(get(chat.sessionId, chat.actor)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await app.account(ownerOf(chat.actor)!)).toBeUndefined();
  expect(await app.account(ownerOf(user)!)).toMatchObject({ balance: 481, ledger: 481 });
  expect((await list(user)).map(({ sessionId }) => sessionId)).toEqual([old.sessionId, chat.sessionId]);
});

test('logging in moves the sessions of the last day without credits, and a refund goes to the account that paid', async () => {
  const chat = await app.open();
  const old = await app.open(chat.actor);
  await app.query(`UPDATE session SET last_active_at = now() - interval '25 h' WHERE id = $1`, [old.sessionId]);
  await app.send(chat, { text: '', files: [makeFile()] });
  const user = newUser();
  expect(await claim(chat.actor, user, 'login')).toBe(1);
  expect(await get(chat.sessionId, user)).toMatchObject({ creditsUsed: 0 });
  expect(await get(old.sessionId, chat.actor)).toMatchObject({ creditsUsed: 29 });
  await app.query('UPDATE message SET attempts = 4 WHERE session_id = $1', [chat.sessionId]);
  await app.fail((await app.take(chat.sessionId))!);
  expect(await app.account(ownerOf(chat.actor)!)).toMatchObject({ balance: 500, ledger: 500 });
  expect(await app.account(ownerOf(user)!)).toMatchObject({ balance: 0, ledger: null });
});

test('a user with credits gains none by registering again from another browser', async () => {
  const [user, chat] = [newUser(), await app.open()];
  await app.send(await app.open(user));
  await claim(chat.actor, user, 'register');
  expect(await app.account(ownerOf(user)!)).toMatchObject({ balance: 500, ledger: 500 });
});

test('opening a session again counts as activity', async () => {
  const chat = await app.open();
  await app.query(`UPDATE session SET last_active_at = now() - interval '30 h' WHERE id = $1`, [chat.sessionId]);
  await app.module.get(OpenSessionHandler).execute({ sessionId: chat.sessionId }, calledBy(chat.actor));
  expect(await claim(chat.actor, newUser(), 'login')).toBe(1);
});

test('lists no session without a message', async () => {
  const user = newUser();
  const chat = await app.open(user);
  await app.open(user);
  expect(await list(user)).toEqual([]);
  await app.send(chat);
  expect((await list(user)).map(({ sessionId }) => sessionId)).toEqual([chat.sessionId]);
});

test('a history too long for one call ends with its newest sessions', async () => {
  const user = newUser();
  const chats = [];
  for (let i = 0; i < 12; i++) chats.push(await app.open(user));
  for (const chat of chats) await app.send(chat);
  const longState = { collectedInfo: { symptoms: 'maumivu '.repeat(2_500) }, confidence: null, lastQuestion: null };
  for (const { sessionId } of chats) {
    const state = encryptState(app.cipher, sessionId, longState);
    await app.query('UPDATE session SET state = $2 WHERE id = $1', [sessionId, state]);
  }
  const listed = (await list(user)).map(({ sessionId }) => sessionId);
  const newest = chats.map(({ sessionId }) => sessionId).reverse();
  expect(listed).toEqual(newest.slice(0, 9));
});

test('a session is renamed by its owner only, and listed with its name; an empty name removes it', async () => {
  const user = newUser();
  const chat = await app.open(user);
  await app.send(chat);
  const rename = (title: string, actor: Visitor) =>
    app.module.get(RenameSessionHandler).execute({ sessionId: chat.sessionId, title }, calledBy(actor));
  await rename('Homa ya mtoto', user);
  expect(await list(user)).toMatchObject([{ sessionId: chat.sessionId, title: 'Homa ya mtoto' }]);
  const [row] = await app.query<{ title: string }>('SELECT title FROM session WHERE id = $1', [chat.sessionId]);
  expect(row!.title).not.toContain('Homa');
  await expect(rename('Mine', newUser())).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await rename('', user);
  expect(await list(user)).toEqual([expect.not.objectContaining({ title: expect.anything() })]);
});
