import { type Actor } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { makeFile, newSessionId, newUser } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { AcceptErasureHandler } from './accept-erasure.handler';
import { RevealMessagesHandler } from './reveal-messages.handler';

const ADMIN: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };
const REASON = 'the patient complained about an answer';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse({ PENDING_PER_SESSION: 100 });
});
afterAll(() => house?.close());

type Request = Parameters<RevealMessagesHandler['execute']>[0];
const reveal = (request: Omit<Request, 'reason'>, actor = ADMIN) =>
  house.module.get(RevealMessagesHandler).execute({ reason: REASON, ...request }, actor);
const told = async (sessionId: string) =>
  (await house.events()).filter((event) => event.type === 'reveal' && event.sessionId === sessionId);

test('an admin reads what was said, in order, and the log is told who, why and how much, sealed', async () => {
  const chat = await house.open();
  await house.send(chat, { text: 'ndovukuu aliniuma', files: [makeFile({ filename: 'upele.jpg' })] });
  await house.reply(chat);
  const { messages, next } = await reveal(chat);
  expect(next).toBeNull();
  expect(messages.map(({ isUser, content, fileName }) => ({ isUser, content, fileName }))).toEqual([
    { isUser: true, content: 'ndovukuu aliniuma', fileName: null },
    { isUser: true, content: expect.any(String), fileName: 'upele.jpg' },
    { isUser: false, content: expect.any(String), fileName: 'upele.jpg' },
    { isUser: false, content: expect.stringContaining('ndovukuu'), fileName: null },
  ]);
  expect(messages.at(-1)!.translations).toMatchObject({ sw: 'Jibu' });
  expect(await told(chat.sessionId)).toMatchObject([
    { userId: ADMIN.userId, stage: 'initial_gathering', details: { reason: REASON, messages: 4 } },
  ]);
  const kept = JSON.stringify(await house.query('SELECT payload FROM outbox'));
  expect(kept).not.toContain('complained');
  expect(kept).not.toContain('ndovukuu');
});

test('one message alone', async () => {
  const chat = await house.open();
  const { messageId } = await house.send(chat, { text: 'this one' });
  await house.send(chat, { text: 'not this one' });
  const { messages } = await reveal({ sessionId: chat.sessionId, messageId });
  expect(messages.map(({ content }) => content)).toEqual(['this one']);
  expect(await told(chat.sessionId)).toMatchObject([{ details: { messages: 1, messageId } }]);
});

test('a chat too long for one call comes in parts, told of once', async () => {
  const chat = await house.open();
  for (let i = 0; i < 30; i++) await house.send(chat, { text: `${i} ${'é'.repeat(7_900)}` });
  const all: string[] = [];
  const sizes: number[] = [];
  for (let from: number | null = 0; from !== null;) {
    const part: Awaited<ReturnType<typeof reveal>> = await reveal({ sessionId: chat.sessionId, from });
    sizes.push(Buffer.byteLength(JSON.stringify(part)));
    all.push(...part.messages.filter(({ isUser }) => isUser).map(({ content }) => content));
    from = part.next;
  }
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(200 * 1024);
  expect(all.map((content) => parseInt(content))).toEqual([...Array(30).keys()]);
  expect(await told(chat.sessionId)).toMatchObject([{ details: { messages: 60 } }]);
});

test('nobody else reads, no session that is not there or erased, and no other session’s message; nothing is told', async () => {
  const chat = await house.open();
  const { messageId } = await house.send(chat);
  const other = await house.open();
  for (const actor of [chat.actor, newUser(), { ...newUser(), role: 'system' as const }])
    await expect(reveal(chat, actor)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  const notFound = { code: 'SESSION_NOT_FOUND' };
  await expect(reveal({ sessionId: newSessionId() })).rejects.toMatchObject(notFound);
  await expect(reveal({ sessionId: other.sessionId, messageId })).rejects.toMatchObject(notFound);
  await house.module.get(AcceptErasureHandler).eraseSession(chat.sessionId, chat.actor);
  await expect(reveal(chat)).rejects.toMatchObject(notFound);
  expect([...(await told(chat.sessionId)), ...(await told(other.sessionId))]).toEqual([]);
});

test('words that cannot be read are not told of as read', async () => {
  const chat = await house.open();
  const { messageId } = await house.send(chat);
  await house.query(`UPDATE message SET sealed = 'test.AAAA' WHERE id = $1`, [messageId]);
  await expect(reveal(chat)).rejects.toMatchObject({ code: 'CONTENT_UNREADABLE' });
  expect(await told(chat.sessionId)).toEqual([]);
});
