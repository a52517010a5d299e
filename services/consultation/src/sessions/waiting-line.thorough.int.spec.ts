import { makeFile } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { GetSessionHandler } from './get-session.handler';

let house: StartedHouse;

beforeEach(async () => {
  house = await startHouse();
});
afterEach(() => house?.close());

type Chat = Awaited<ReturnType<typeof house.open>>;
const wait = async ({ sessionId, actor }: Chat) =>
  (await house.module.get(GetSessionHandler).execute({ sessionId }, actor)).wait;

test('a session in which nothing is awaited says nothing of a wait', async () => {
  const chat = await house.open();
  expect(await wait(chat)).toBeUndefined();
  await house.send(chat);
  await house.reply(chat);
  expect(await wait(chat)).toBeUndefined();
});

test('a queued message knows how many sessions wait before it; one that a worker has taken up is not among them', async () => {
  const chats = [await house.open(), await house.open(), await house.open()] as const;
  for (const chat of chats) await house.send(chat);
  const places = [];
  for (const chat of chats) places.push(await wait(chat));
  expect(places).toEqual([0, 1, 2].map((ahead) => ({ phase: 'queued', ahead })));

  await house.take(chats[0].sessionId);
  expect(await wait(chats[0])).toEqual({ phase: 'thinking' });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await wait(chats[2])).toEqual({ phase: 'queued', ahead: 1 });
});

test('however many ask, the line is read once a second', async () => {
  const chat = await house.open();
  await house.send(chat);
  const query = jest.spyOn(house.database, 'query');
  await Promise.all(Array.from({ length: 20 }, () => wait(chat)));
  const lines = query.mock.calls.filter(([{ name }]) => name === 'sessions_waiting');
  expect(lines).toHaveLength(1);
});

test('while unread files are there, they are being read', async () => {
  const chat = await house.open();
  await house.send(chat, { files: [makeFile()] });
  await house.take(chat.sessionId);
  expect(await wait(chat)).toEqual({ phase: 'reading_files' });
});
