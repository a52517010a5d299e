import { PROGRESS_STEPS, type ProgressStep } from '@afya/contracts';
import { type Turn, versionKey } from '@afya/service-contracts';
import { PROGRESS } from '../messages/message-texts';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { ShowProgressHandler } from './show-progress.handler';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse({ PENDING_PER_SESSION: 10 });
});
afterAll(() => house?.close());

type Chat = Awaited<ReturnType<typeof house.open>>;
const show = ({ sessionId, token, replyId }: Turn, step: ProgressStep) =>
  house.module.get(ShowProgressHandler).execute({ sessionId, token, replyId, step });
const versionOf = async ({ sessionId }: Chat) =>
  (await house.query<{ version: string }>('SELECT version::text FROM session WHERE id = $1', [sessionId]))[0]!.version;
const replyIn = async (chat: Chat) => (await house.messages(chat)).find(({ isUser }) => !isUser)!;

async function working(language: 'en' | 'sw' = 'en') {
  const chat = await house.open();
  await house.send(chat, { language });
  return { chat, turn: (await house.take(chat.sessionId))! };
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

test('each step moves the version once, also where it is delivered twice, and polls see it', async () => {
  const { chat, turn } = await working();
  const before = Number(await versionOf(chat));
  await Promise.all([show(turn, 'thinking'), show(turn, 'thinking')]);
  await show(turn, 'thinking');
  await show(turn, 'writing');
  expect(Number(await versionOf(chat))).toBe(before + 2);
  expect(await house.redis.connect().get(versionKey(chat.sessionId))).toBe(await versionOf(chat));
});

test('the reply takes its place, and what comes after it writes nothing', async () => {
  const { chat, turn } = await working();
  await show(turn, 'writing');
  // while something is left to answer, the lease goes on under the same token
  await house.send(chat, { text: 'and now?' });
  expect(await house.commit(turn)).toMatchObject({ token: turn.token });
  const after = await versionOf(chat);
  expect(await show(turn, 'checking')).toEqual({ shown: false });
  const { content, metadata } = await replyIn(chat);
  expect(content).toBe('Reply to I have a headache');
  expect(metadata).toMatchObject({ status: 'done' });
  expect(metadata.step).toBeUndefined();
  expect(await versionOf(chat)).toBe(after);
});

test('steps and the reply at the same moment: the reply stands', async () => {
  for (let round = 0; round < 15; round++) {
    const { chat, turn } = await working();
    await Promise.all([show(turn, 'writing'), house.commit(turn), show(turn, 'checking')]);
    const { content, metadata } = await replyIn(chat);
    expect([content, metadata.status, metadata.step]).toEqual(['Reply to I have a headache', 'done', undefined]);
  }
});

test('a lease that is over or another’s tells nothing', async () => {
  const { chat, turn } = await working();
  await house.query(`UPDATE session SET lease_until = clock_timestamp() - interval '1 ms' WHERE id = $1`, [
    chat.sessionId,
  ]);
  expect(await show(turn, 'writing')).toEqual({ shown: false });
  const heir = (await house.take(chat.sessionId, 'quarantine'))!;
  expect(await show(turn, 'writing')).toEqual({ shown: false });
  expect((await replyIn(chat)).metadata.step).toBeUndefined();
  expect(await show(heir, 'thinking')).toEqual({ shown: true });
});

test('nobody tells of a reply in another session', async () => {
  const [one, other] = [await working(), await working()];
  expect(await show({ ...one.turn, replyId: other.turn.replyId }, 'writing')).toEqual({ shown: false });
  expect((await replyIn(other.chat)).metadata.step).toBeUndefined();
});

test('an attempt that failed is no longer told of', async () => {
  const { chat, turn } = await working();
  const before = await replyIn(chat);
  await show(turn, 'writing');
  const told = Number(await versionOf(chat));
  await house.fail(turn);
  expect(await replyIn(chat)).toEqual(before);
  expect(Number(await versionOf(chat))).toBe(told + 1);
});
