import { versionKey } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { SessionVersions } from './session-versions';

let house: StartedHouse;
let versions: SessionVersions;

beforeAll(async () => {
  house = await startHouse();
  versions = house.module.get(SessionVersions);
});
afterAll(() => house?.close());

type Chat = Awaited<ReturnType<typeof house.open>>;
const key = ({ sessionId }: Chat) => house.redis.connect().get(versionKey(sessionId));
/** As a process leaves it that died after its commit. */
const leaveStale = ({ sessionId }: Chat) => house.redis.connect().set(versionKey(sessionId), '1');

test('a repeated send publishes the version that the first one could not', async () => {
  const chat = await house.open();
  const commandId = randomUUID();
  await house.send(chat, { commandId });
  await leaveStale(chat);
  await house.send(chat, { commandId });
  expect(await key(chat)).toBe('2');
});

test('a repeated completion publishes the version that the first one could not', async () => {
  const chat = await house.open();
  await house.send(chat);
  const turn = (await house.take(chat.sessionId))!;
  await house.commit(turn);
  await leaveStale(chat);
  await house.commit(turn);
  expect(await key(chat)).toBe('3');
});

test('a repeated failure publishes the version that the first one could not', async () => {
  const chat = await house.open();
  await house.send(chat);
  await house.query('UPDATE message SET attempts = 4 WHERE session_id = $1', [chat.sessionId]);
  const turn = (await house.take(chat.sessionId))!;
  await house.fail(turn);
  await leaveStale(chat);
  await house.fail(turn);
  expect(await key(chat)).toBe('3');
});

test('an announced reply makes every poll ask the service until the reply is published', async () => {
  const chat = await house.open();
  await house.send(chat);
  await versions.announceReply(chat.sessionId, '2');
  expect(await key(chat)).toBe('2?');
  await house.messages(chat);
  expect(await key(chat)).toBe('2?');
  await house.send(chat, { text: 'and a fever' });
  expect(await key(chat)).toBe('3?');
  await versions.publishReply(chat.sessionId, '4');
  expect(await key(chat)).toBe('4');
});

test('a publication that arrives late removes neither a newer version nor the mark of a later reply', async () => {
  const { sessionId } = await house.open();
  const chat = { sessionId } as Chat;
  await versions.announceReply(sessionId, '10');
  await versions.publishReply(sessionId, '9');
  await versions.publishReply(sessionId, '10');
  expect(await key(chat)).toBe('10?');
});

test('an emergency answer is announced before it is stored', async () => {
  const chat = await house.open();
  const { replyId } = await house.send(chat, { text: 'I have crushing chest pain and cannot breathe' });
  expect((await house.messages(chat)).find(({ id }) => id === replyId)?.metadata.status).toBe('done');
  expect(await key(chat)).toBe('2?');
});
