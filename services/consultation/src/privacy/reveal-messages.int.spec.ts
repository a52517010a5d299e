import { type Actor } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { makeFile, newSessionId, newUser, calledBy } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { EraseSessionHandler } from './erase-session.handler';
import { RevealMessagesHandler } from './reveal-messages.handler';

const ADMIN: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };
const REASON = 'the patient complained about an answer';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp({ PENDING_PER_SESSION: 100 });
});
afterAll(() => app?.close());

type Request = Parameters<RevealMessagesHandler['execute']>[0];
const reveal = (request: Omit<Request, 'reason'>, actor = ADMIN) =>
  app.module.get(RevealMessagesHandler).execute({ reason: REASON, ...request }, calledBy(actor));
const revealEvents = async (sessionId: string) =>
  (await app.events()).filter((event) => event.type === 'reveal' && event.sessionId === sessionId);

test('an admin reads the messages in order, and who, why and how many is logged encrypted', async () => {
  const chat = await app.open();
  await app.send(chat, { text: 'ndovukuu aliniuma', files: [makeFile({ filename: 'upele.jpg' })] });
  await app.reply(chat);
  const { messages, next } = await reveal(chat);
  expect(next).toBeNull();
  expect(messages.map(({ isUser, content, fileName }) => ({ isUser, content, fileName }))).toEqual([
    { isUser: true, content: 'ndovukuu aliniuma', fileName: null },
    { isUser: true, content: expect.any(String), fileName: 'upele.jpg' },
    { isUser: false, content: expect.any(String), fileName: 'upele.jpg' },
    { isUser: false, content: expect.stringContaining('ndovukuu'), fileName: null },
  ]);
  expect(messages.at(-1)!.translations).toMatchObject({ sw: 'Jibu' });
  expect(await revealEvents(chat.sessionId)).toMatchObject([
    { userId: ADMIN.userId, stage: 'initial_gathering', details: { reason: REASON, messages: 4 } },
  ]);
  const stored = JSON.stringify(await app.query('SELECT payload FROM outbox'));
  expect(stored).not.toContain('complained');
  expect(stored).not.toContain('ndovukuu');
});

test('one message alone', async () => {
  const chat = await app.open();
  const { messageId } = await app.send(chat, { text: 'this one' });
  await app.send(chat, { text: 'not this one' });
  const { messages } = await reveal({ sessionId: chat.sessionId, messageId });
  expect(messages.map(({ content }) => content)).toEqual(['this one']);
  expect(await revealEvents(chat.sessionId)).toMatchObject([{ details: { messages: 1, messageId } }]);
});

test('a chat too long for one call comes in pages and is logged once', async () => {
  const chat = await app.open();
  for (let i = 0; i < 30; i++) await app.send(chat, { text: `${i} ${'é'.repeat(7_900)}` });
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
  expect(await revealEvents(chat.sessionId)).toMatchObject([{ details: { messages: 60 } }]);
});

test('rejects non-admins, unknown and erased sessions and messages of other sessions, and logs nothing', async () => {
  const chat = await app.open();
  const { messageId } = await app.send(chat);
  const other = await app.open();
  for (const actor of [chat.actor, newUser(), { ...newUser(), role: 'system' as const }])
    await expect(reveal(chat, actor)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  const notFound = { code: 'SESSION_NOT_FOUND' };
  await expect(reveal({ sessionId: newSessionId() })).rejects.toMatchObject(notFound);
  await expect(reveal({ sessionId: other.sessionId, messageId })).rejects.toMatchObject(notFound);
  await app.module.get(EraseSessionHandler).execute({ sessionId: chat.sessionId }, calledBy(chat.actor));
  await expect(reveal(chat)).rejects.toMatchObject(notFound);
  expect([...(await revealEvents(chat.sessionId)), ...(await revealEvents(other.sessionId))]).toEqual([]);
});

test('messages that cannot be decrypted are not logged as read', async () => {
  const chat = await app.open();
  const { messageId } = await app.send(chat);
  await app.query(`UPDATE message SET sealed = 'test.AAAA' WHERE id = $1`, [messageId]);
  await expect(reveal(chat)).rejects.toMatchObject({ code: 'CONTENT_UNREADABLE' });
  expect(await revealEvents(chat.sessionId)).toEqual([]);
});
