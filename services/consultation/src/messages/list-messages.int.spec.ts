import { type Message } from '@afya/contracts';
import { versionKey } from '@afya/service-contracts';
import { eventually } from '@afya/testing';
import { calledBy } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { ListMessagesHandler } from './list-messages.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp({ PENDING_PER_SESSION: 100 });
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const list = ({ sessionId, actor }: Chat, from = 0) =>
  app.module.get(ListMessagesHandler).execute({ sessionId, from }, calledBy(actor));
const key = ({ sessionId }: Chat) => app.redis.connect().get(versionKey(sessionId));

test('a session without messages is an empty list', async () => {
  expect(await list(await app.open())).toEqual({ version: '1', messages: [], indexes: [], next: null });
});

test('the version rises with every change and is in Redis when the call returns', async () => {
  const chat = await app.open();
  const versions = [(await list(chat)).version];
  await app.send(chat);
  versions.push((await key(chat))!);
  await app.reply(chat);
  versions.push((await key(chat))!);
  expect(versions.map(Number)).toEqual([1, 2, 3]);
  expect((await list(chat)).version).toBe('3');
  expect(await app.redis.connect().ttl(versionKey(chat.sessionId))).toBeGreaterThan(50);
});

test('a chat too long for one call comes in pages that add up to the whole', async () => {
  const chat = await app.open();
  for (let i = 0; i < 30; i++) await app.send(chat, { text: `${i} ${'é'.repeat(7_900)}` });
  const all: Message[] = [];
  const sizes = [];
  for (let from: number | null | undefined = 0; typeof from === 'number';) {
    const part: Awaited<ReturnType<typeof list>> = await list(chat, from);
    sizes.push(Buffer.byteLength(JSON.stringify(part)));
    all.push(...part.messages);
    from = part.next;
  }
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(200 * 1024);
  expect(all.filter(({ isUser }) => isUser).map(({ content }) => parseInt(content))).toEqual([...Array(30).keys()]);
});

test('no call waits for a Redis that is away, and the newest version arrives once it is back', async () => {
  const chat = await app.open();
  await app.send(chat);
  await app.redis.kill();
  const started = Date.now();
  await app.reply(chat);
  await app.send(chat);
  await list(chat);
  expect(Date.now() - started).toBeLessThan(2_000);
  await app.redis.restart();
  await eventually(async () => expect(await key(chat)).toBe('4'));
});
