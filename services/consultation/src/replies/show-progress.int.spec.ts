import { PROGRESS_STEPS, type ProgressStep } from '@afya/contracts';
import { type ReplyInput, versionKey } from '@afya/service-contracts';
import { PROGRESS } from '../messages/message-progress';
import { SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { ShowProgressHandler } from './show-progress.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp({ PENDING_PER_SESSION: 10 });
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const show = ({ sessionId, token, replyId }: ReplyInput, step: ProgressStep) =>
  app.module.get(ShowProgressHandler).execute({ sessionId, token, replyId, step }, SYSTEM);
const versionOf = async ({ sessionId }: Chat) =>
  (await app.query<{ version: string }>('SELECT version::text FROM session WHERE id = $1', [sessionId]))[0]!.version;
const replyIn = async (chat: Chat) => (await app.messages(chat)).find(({ isUser }) => !isUser)!;

async function working(language: 'en' | 'sw' = 'en') {
  const chat = await app.open();
  await app.send(chat, { language });
  return { chat, turn: (await app.take(chat.sessionId))! };
}

test.each(['en', 'sw'] as const)(
  'the placeholder says what is done, in both languages, first in %s',
  async (language) => {
    const { chat, turn } = await working(language);
    const before = await replyIn(chat);
    for (const step of PROGRESS_STEPS) {
      expect(await show(turn, step)).toEqual({ shown: true });
      const { content, translations, metadata } = await replyIn(chat);
      expect(content).toBe(PROGRESS[step][language]);
      expect(translations).toEqual(PROGRESS[step]);
      expect(metadata).toEqual({ ...before.metadata, step });
    }
  },
);

test('each step raises the version once, even when it is delivered twice, and polls return it', async () => {
  const { chat, turn } = await working();
  const before = Number(await versionOf(chat));
  await Promise.all([show(turn, 'thinking'), show(turn, 'thinking')]);
  await show(turn, 'thinking');
  await show(turn, 'writing');
  expect(Number(await versionOf(chat))).toBe(before + 2);
  expect(await app.redis.connect().get(versionKey(chat.sessionId))).toBe(await versionOf(chat));
});

test('the reply replaces the progress, and a later step writes nothing', async () => {
  const { chat, turn } = await working();
  await show(turn, 'writing');
  // the lease continues with the same token while replies are pending
  await app.send(chat, { text: 'and now?' });
  expect(await app.commit(turn)).toMatchObject({ token: turn.token });
  const after = await versionOf(chat);
  expect(await show(turn, 'checking')).toEqual({ shown: false });
  const { content, metadata } = await replyIn(chat);
  expect(content).toBe('Reply to I have a headache');
  expect(metadata).toMatchObject({ status: 'done' });
  expect(metadata.step).toBeUndefined();
  expect(await versionOf(chat)).toBe(after);
});

test('the reply wins over steps that arrive at the same time', async () => {
  for (let round = 0; round < 15; round++) {
    const { chat, turn } = await working();
    await Promise.all([show(turn, 'writing'), app.commit(turn), show(turn, 'checking')]);
    const { content, metadata } = await replyIn(chat);
    expect([content, metadata.status, metadata.step]).toEqual(['Reply to I have a headache', 'done', undefined]);
  }
});

test('a step without a valid lease writes nothing', async () => {
  const { chat, turn } = await working();
  await app.query(`UPDATE session SET lease_until = clock_timestamp() - interval '1 ms' WHERE id = $1`, [
    chat.sessionId,
  ]);
  expect(await show(turn, 'writing')).toEqual({ shown: false });
  const heir = (await app.take(chat.sessionId, 'quarantine'))!;
  expect(await show(turn, 'writing')).toEqual({ shown: false });
  expect((await replyIn(chat)).metadata.step).toBeUndefined();
  expect(await show(heir, 'thinking')).toEqual({ shown: true });
});

test('a step for a reply of another session writes nothing', async () => {
  const [one, other] = [await working(), await working()];
  expect(await show({ ...one.turn, replyId: other.turn.replyId }, 'writing')).toEqual({ shown: false });
  expect((await replyIn(other.chat)).metadata.step).toBeUndefined();
});

test('a failed attempt no longer shows its progress', async () => {
  const { chat, turn } = await working();
  const before = await replyIn(chat);
  await show(turn, 'writing');
  const shownVersion = Number(await versionOf(chat));
  await app.fail(turn);
  expect(await replyIn(chat)).toEqual(before);
  expect(Number(await versionOf(chat))).toBe(shownVersion + 1);
});
