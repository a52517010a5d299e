import { type Message } from '@afya/contracts';
import { versionKey } from '@afya/service-contracts';
import { eventually } from '@afya/testing';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { ListMessagesHandler } from './list-messages.handler';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse({ PENDING_PER_SESSION: 100 });
});
afterAll(() => house?.close());

type Chat = Awaited<ReturnType<typeof house.open>>;
const list = ({ sessionId, actor }: Chat, from = 0) =>
  house.module.get(ListMessagesHandler).execute({ sessionId, from }, actor);
const key = ({ sessionId }: Chat) => house.redis.connect().get(versionKey(sessionId));

test('a session without messages is an empty list', async () => {
  expect(await list(await house.open())).toEqual({ version: '1', messages: [], next: null });
});

test('the version rises with every change and is in Redis when the change is known', async () => {
  const chat = await house.open();
  const versions = [(await list(chat)).version];
  await house.send(chat);
  versions.push((await key(chat))!);
  await house.reply(chat);
  versions.push((await key(chat))!);
  expect(versions.map(Number)).toEqual([1, 2, 3]);
  expect((await list(chat)).version).toBe('3');
  expect(await house.redis.connect().ttl(versionKey(chat.sessionId))).toBeGreaterThan(50);
});

test('a chat too long for one call comes in parts that join to the whole', async () => {
  const chat = await house.open();
  for (let i = 0; i < 30; i++) await house.send(chat, { text: `${i} ${'é'.repeat(7_900)}` });
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

test('while Redis is away nothing waits for it, and the newest version arrives once it is back', async () => {
  const chat = await house.open();
  await house.send(chat);
  await house.redis.kill();
  const started = Date.now();
  await house.reply(chat);
  await house.send(chat);
  await list(chat);
  expect(Date.now() - started).toBeLessThan(2_000);
  await house.redis.restart();
  await eventually(async () => expect(await key(chat)).toBe('4'));
});
