import { calledBy, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { ShowProgressHandler } from '../replies/show-progress.handler';
import { StopReplyHandler } from '../replies/stop-reply.handler';
import { ListMessagesHandler } from './list-messages.handler';
import { RateMessageHandler } from './rate-message.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp({ PENDING_PER_SESSION: 10 });
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const list = ({ sessionId, actor }: Chat, after?: string) =>
  app.module.get(ListMessagesHandler).execute({ sessionId, after }, calledBy(actor));

/** Follows a chat by changes only; the list must equal the whole one after each step. */
function follow(chat: Chat) {
  let version: string | undefined;
  const known = new Map<string, string>();
  return async () => {
    const changes = await list(chat, version);
    version = changes.version;
    for (const message of changes.messages) known.set(message.id, JSON.stringify(message));
    const { messages } = await list(chat);
    expect(messages.map(({ id }) => known.get(id))).toEqual(messages.map((message) => JSON.stringify(message)));
    for (const [place, { id }] of changes.messages.entries()) expect(messages[changes.indexes![place]!]?.id).toBe(id);
    return changes.messages.length;
  };
}

test('every change of a chat is among the changes since the version before, and nothing else', async () => {
  const chat = await app.open();
  const { sessionId, actor } = chat;
  const read = follow(chat);
  expect(await read()).toBe(0);
  await app.send(chat, { text: 'first' });
  expect(await read()).toBe(2);
  const turn = (await app.take(sessionId))!;
  const { token, replyId } = turn;
  await app.module.get(ShowProgressHandler).execute({ sessionId, token, replyId, step: 'thinking' }, SYSTEM);
  expect(await read()).toBe(1);
  await app.fail(turn);
  expect(await read()).toBe(1);
  await app.send(chat, { text: 'second' });
  expect(await read()).toBe(2);
  await app.query(`UPDATE session SET due_at = '-infinity' WHERE id = $1`, [sessionId]);
  await app.reply(chat);
  expect(await read()).toBe(1);
  await app.module.get(RateMessageHandler).execute({ sessionId, messageId: replyId, value: 'up' }, calledBy(actor));
  expect(await read()).toBe(1);
  const third = await app.send(chat, { text: 'third' });
  await app.module.get(StopReplyHandler).execute({ sessionId, replyId: third.replyId }, calledBy(actor));
  expect(await read()).toBe(2);
  expect(await read()).toBe(0);
});

test('a chained reply is inserted at its place between other messages', async () => {
  const chat = await app.open();
  await app.query(`UPDATE session SET stage = 'diagnostic_prompt' WHERE id = $1`, [chat.sessionId]);
  const read = follow(chat);
  await app.send(chat, { text: 'yes' });
  await app.send(chat, { text: 'and then?' });
  await read();
  await app.reply(chat, { stage: 'final_analysis' });
  const { indexes } = await list(chat, '3');
  expect(indexes).toEqual([1, 2]);
  expect(await read()).toBe(2);
});

test('a version that is to come returns all messages', async () => {
  const chat = await app.open();
  await app.send(chat);
  expect((await list(chat, '99999')).messages).toHaveLength(2);
});
