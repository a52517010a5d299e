import { type RatingForm } from '@afya/contracts';
import { randomUUID } from 'node:crypto';
import { type Actor } from '@afya/service-contracts';
import { calledBy, newVisitor } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { EraseSessionHandler } from '../privacy/erase-session.handler';
import { RevealMessagesHandler } from '../privacy/reveal-messages.handler';
import { RateMessageHandler } from './rate-message.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp();
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const rate = ({ sessionId, actor }: Chat, messageId: string, form: RatingForm) =>
  app.module.get(RateMessageHandler).execute({ sessionId, messageId, ...form }, calledBy(actor));
const ratingEvents = async ({ sessionId }: Chat) =>
  (await app.events())
    .filter((event) => event.sessionId === sessionId && event.type === 'rating')
    .map(({ details }) => details);
const ratingIn = async (chat: Chat, id: string) =>
  (await app.messages(chat)).find((message) => message.id === id)?.metadata.rating;

async function answered() {
  const chat = await app.open();
  const { replyId, messageId } = await app.send(chat);
  await app.reply(chat);
  return { chat, replyId, messageId };
}

test('a rating is listed with its message and can be changed and removed', async () => {
  const { chat, replyId } = await answered();
  expect(await rate(chat, replyId, { value: 'up' })).toEqual({ rated: true });
  expect(await ratingIn(chat, replyId)).toEqual({ value: 'up' });
  expect(await rate(chat, replyId, { value: 'down', reason: ' too many words ' })).toEqual({ rated: true });
  expect(await ratingIn(chat, replyId)).toEqual({ value: 'down', reason: 'too many words' });
  expect(await rate(chat, replyId, { value: 'none' })).toEqual({ rated: true });
  expect(await ratingIn(chat, replyId)).toBeUndefined();
});

test('the reason is encrypted, and the log has the rating without it', async () => {
  const { chat, replyId } = await answered();
  const reason = 'my boil was not understood';
  await rate(chat, replyId, { value: 'down', reason });
  const rows = await app.query<{ row: string }>('SELECT r::text AS row FROM rating r WHERE message_id = $1', [replyId]);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toContain('boil');
  expect(await ratingEvents(chat)).toEqual([{ messageId: replyId, value: 'down', hasReason: true }]);
  expect(JSON.stringify(await app.query('SELECT * FROM outbox'))).not.toContain('boil');
});

test('the same rating again changes nothing', async () => {
  const { chat, replyId } = await answered();
  await rate(chat, replyId, { value: 'down', reason: 'wrong' });
  expect(await rate(chat, replyId, { value: 'down', reason: 'wrong' })).toEqual({ rated: false });
  expect(await ratingEvents(chat)).toHaveLength(1);
});

test('administrators read the rating and its reason with the messages', async () => {
  const { chat, replyId } = await answered();
  await rate(chat, replyId, { value: 'down', reason: 'it frightened me' });
  const admin: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };
  const request = { sessionId: chat.sessionId, reason: 'a rating' };
  const { messages } = await app.module.get(RevealMessagesHandler).execute(request, calledBy(admin));
  const rated = messages.find(({ id }) => id === replyId);
  expect(rated?.rating).toEqual({ value: 'down', reason: 'it frightened me' });
});

test('messages of the patient, pending replies and those of other owners are refused', async () => {
  const { chat, replyId, messageId } = await answered();
  const { replyId: pending } = await app.send(chat, { text: 'and now?' });
  for (const id of [messageId, pending, randomUUID()])
    await expect(rate(chat, id, { value: 'up' })).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  const stranger = { ...chat, actor: newVisitor() };
  await expect(rate(stranger, replyId, { value: 'up' })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await ratingEvents(chat)).toEqual([]);
});

test('a rating is deleted with its session', async () => {
  const { chat, replyId } = await answered();
  await rate(chat, replyId, { value: 'up' });
  const { sessionId, actor } = chat;
  await app.module.get(EraseSessionHandler).execute({ sessionId }, calledBy(actor));
  expect(await app.query('SELECT FROM rating WHERE message_id = $1', [replyId])).toEqual([]);
});
