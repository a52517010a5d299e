import { versionKey } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { SessionVersions } from './session-versions';

let app: ConsultationApp;
let versions: SessionVersions;

beforeAll(async () => {
  app = await startConsultationApp();
  versions = app.module.get(SessionVersions);
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const key = ({ sessionId }: Chat) => app.redis.connect().get(versionKey(sessionId));
/** The state after a process died right after its commit. */
const leaveStale = ({ sessionId }: Chat) => app.redis.connect().set(versionKey(sessionId), '1');

test('a repeated send publishes the version that the first one could not', async () => {
  const chat = await app.open();
  const commandId = randomUUID();
  await app.send(chat, { commandId });
  await leaveStale(chat);
  await app.send(chat, { commandId });
  expect(await key(chat)).toBe('2');
});

test('a repeated completion publishes the version that the first one could not', async () => {
  const chat = await app.open();
  await app.send(chat);
  const turn = (await app.take(chat.sessionId))!;
  await app.commit(turn);
  await leaveStale(chat);
  await app.commit(turn);
  expect(await key(chat)).toBe('3');
});

test('a repeated failure publishes the version that the first one could not', async () => {
  const chat = await app.open();
  await app.send(chat);
  await app.query('UPDATE message SET attempts = 4 WHERE session_id = $1', [chat.sessionId]);
  const turn = (await app.take(chat.sessionId))!;
  await app.fail(turn);
  await leaveStale(chat);
  await app.fail(turn);
  expect(await key(chat)).toBe('3');
});

test('an announced reply makes every poll ask the service until the reply is published', async () => {
  const chat = await app.open();
  await app.send(chat);
  await versions.announceReply(chat.sessionId, '2');
  expect(await key(chat)).toBe('2?');
  await app.messages(chat);
  expect(await key(chat)).toBe('2?');
  await app.send(chat, { text: 'and a fever' });
  expect(await key(chat)).toBe('3?');
  await versions.publishReply(chat.sessionId, '4');
  expect(await key(chat)).toBe('4');
});

test('a publication that arrives late removes neither a newer version nor the mark of a later reply', async () => {
  const { sessionId } = await app.open();
  const chat = { sessionId } as Chat;
  await versions.announceReply(sessionId, '10');
  await versions.publishReply(sessionId, '9');
  await versions.publishReply(sessionId, '10');
  expect(await key(chat)).toBe('10?');
});

test('an emergency answer is announced before it is stored', async () => {
  const chat = await app.open();
  const { replyId } = await app.send(chat, { text: 'I have crushing chest pain and cannot breathe' });
  expect((await app.messages(chat)).find(({ id }) => id === replyId)?.metadata.status).toBe('done');
  expect(await key(chat)).toBe('2?');
});
