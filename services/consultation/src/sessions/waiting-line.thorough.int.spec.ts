import { makeFile, calledBy } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { GetSessionHandler } from './get-session.handler';

let app: ConsultationApp;

beforeEach(async () => {
  app = await startConsultationApp();
});
afterEach(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const wait = async ({ sessionId, actor }: Chat) =>
  (await app.module.get(GetSessionHandler).execute({ sessionId }, calledBy(actor))).wait;

test('a session without a pending reply reports no wait', async () => {
  const chat = await app.open();
  expect(await wait(chat)).toBeUndefined();
  await app.send(chat);
  await app.reply(chat);
  expect(await wait(chat)).toBeUndefined();
});

test('a queued message reports how many sessions wait before it, without those leased by a worker', async () => {
  const chats = [await app.open(), await app.open(), await app.open()] as const;
  for (const chat of chats) await app.send(chat);
  const places = [];
  for (const chat of chats) places.push(await wait(chat));
  expect(places).toEqual([0, 1, 2].map((ahead) => ({ phase: 'queued', ahead })));

  await app.take(chats[0].sessionId);
  expect(await wait(chats[0])).toEqual({ phase: 'thinking' });
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await wait(chats[2])).toEqual({ phase: 'queued', ahead: 1 });
});

test('the queue is read once a second, for any number of callers', async () => {
  const chat = await app.open();
  await app.send(chat);
  const query = jest.spyOn(app.database, 'query');
  await Promise.all(Array.from({ length: 20 }, () => wait(chat)));
  const lines = query.mock.calls.filter(([{ name }]) => name === 'sessions_waiting');
  expect(lines).toHaveLength(1);
});

test('reports reading_files while files are unread', async () => {
  const chat = await app.open();
  await app.send(chat, { files: [makeFile()] });
  await app.take(chat.sessionId);
  expect(await wait(chat)).toEqual({ phase: 'reading_files' });
});
