import { type Lane } from '@afya/service-contracts';
import { OutboxRelay } from '../outbox/outbox.relay';
import { ReconcileSessionsHandler } from '../reconciler/reconcile-sessions.handler';
import { makeFile } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { ReleaseLeaseHandler } from './release-lease.handler';
import { ReportDeadWorkerHandler } from './report-dead-worker.handler';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house?.close());

type Chat = Awaited<ReturnType<typeof house.open>>;

async function chatWithMessage(text = 'I have a headache'): Promise<Chat> {
  const chat = await house.open();
  await house.send(chat, { text });
  await house.query(`DELETE FROM outbox WHERE topic = 'hint'`);
  return chat;
}
const expireLease = ({ sessionId }: Chat) =>
  house.query(`UPDATE session SET lease_until = clock_timestamp() - interval '1 ms' WHERE id = $1`, [sessionId]);
const wakeUps = ({ sessionId }: Chat) =>
  house
    .query<{ lane: Lane }>(
      `SELECT payload->>'lane' AS lane FROM outbox WHERE topic = 'hint' AND payload->'job'->>'sessionId' = $1 ORDER BY id`,
      [sessionId],
    )
    .then((rows) => rows.map(({ lane }) => lane));
const replyOf = async (chat: Chat) => (await house.messages(chat)).findLast(({ isUser }) => !isUser)!;
const attemptsOf = async ({ sessionId }: Chat) =>
  (
    await house.query<{ attempts: number }>(`SELECT attempts FROM message WHERE session_id = $1 AND kind = 'reply'`, [
      sessionId,
    ])
  )[0]!.attempts;

test('a session whose worker died is answered in quarantine alone, and nothing is counted against it', async () => {
  const chat = await chatWithMessage();
  await house.take(chat.sessionId);
  await expireLease(chat);
  expect(await house.take(chat.sessionId)).toBeNull();
  const turn = (await house.take(chat.sessionId, 'quarantine'))!;
  expect(turn.attempt).toBe(1);
  await house.commit(turn);
  expect((await replyOf(chat)).metadata.status).toBe('done');
  expect(await attemptsOf(chat)).toBe(0);
  await house.send(chat, { text: 'and a fever' });
  expect(await house.take(chat.sessionId)).not.toBeNull();
});

test('a worker that dies over the second message of one lease leaves its session to quarantine too', async () => {
  const chat = await chatWithMessage('first');
  await house.send(chat, { text: 'second' });
  await house.commit((await house.take(chat.sessionId))!);
  await expireLease(chat);
  expect(await house.take(chat.sessionId)).toBeNull();
  expect(await house.take(chat.sessionId, 'quarantine')).toMatchObject({ messages: [{ text: 'second' }] });
});

test('a message that kills three workers fails, is refunded once, and no later reply reads it', async () => {
  const chat = await house.open();
  const owner = `v:${chat.actor.visitorId}`;
  const { creditsCharged } = await house.send(chat, { text: '', files: [makeFile()] });
  expect(creditsCharged).toBeGreaterThan(0);
  for (const lane of ['ordinary', 'quarantine', 'quarantine'] as const) {
    expect(await house.take(chat.sessionId, lane)).not.toBeNull();
    await expireLease(chat);
  }
  expect(await house.take(chat.sessionId, 'quarantine')).toBeNull();
  expect((await replyOf(chat)).metadata).toMatchObject({ status: 'failed', errorCode: 'INTERNAL' });
  expect(await house.account(owner)).toEqual({ balance: 500, used: 0, purchased: 0, ledger: 500 });
  const failed = (await house.events()).filter(
    ({ sessionId, type }) => sessionId === chat.sessionId && type === 'error',
  );
  expect(failed).toMatchObject([{ severity: 'error', details: { code: 'INTERNAL', attempts: 3 } }]);

  await house.send(chat, { text: 'I have a cough' });
  expect(await house.take(chat.sessionId)).toBeNull();
  const next = (await house.take(chat.sessionId, 'quarantine'))!;
  expect(next).toMatchObject({ messages: [{ text: 'I have a cough' }], files: [] });
  await house.commit(next);
  await house.send(chat, { text: 'for two days' });
  expect(await house.take(chat.sessionId)).not.toBeNull();
});

test('an error in quarantine is counted, and the next attempt is made there too', async () => {
  const chat = await chatWithMessage();
  await house.take(chat.sessionId);
  await expireLease(chat);
  await house.fail((await house.take(chat.sessionId, 'quarantine'))!);
  expect(await wakeUps(chat)).toEqual(['quarantine']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await house.take(chat.sessionId)).toBeNull();
  expect(await house.take(chat.sessionId, 'quarantine')).toMatchObject({ attempt: 2 });
});

test('a message over which the engine hangs goes to quarantine and fails with the third attempt', async () => {
  const chat = await chatWithMessage();
  for (const [lane, outcome] of [
    ['ordinary', 'retry'],
    ['quarantine', 'retry'],
    ['quarantine', 'failed'],
  ] as const) {
    const turn = (await house.take(chat.sessionId, lane))!;
    expect(await house.fail(turn, [], true)).toMatchObject({ outcome });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await wakeUps(chat)).toEqual(['quarantine', 'quarantine']);
  expect((await replyOf(chat)).metadata.status).toBe('failed');
});

test('a lease that is released counts nothing, also when it has run out, and wakes an ordinary worker', async () => {
  const release = house.module.get(ReleaseLeaseHandler);
  const chat = await chatWithMessage();
  for (const expires of [false, true]) {
    const turn = (await house.take(chat.sessionId))!;
    if (expires) await expireLease(chat);
    expect(await release.execute({ ...turn, token: 'another' })).toEqual({ released: false });
    expect(await release.execute(turn)).toEqual({ released: true });
    expect(await release.execute(turn)).toEqual({ released: false });
  }
  expect(await wakeUps(chat)).toEqual(['ordinary', 'ordinary']);
  expect(await house.take(chat.sessionId)).toMatchObject({ attempt: 1 });
});

test('a worker that is reported dead leaves its session to quarantine at once', async () => {
  const report = house.module.get(ReportDeadWorkerHandler);
  const chat = await chatWithMessage();
  await house.take(chat.sessionId);
  await report.execute({ sessionId: chat.sessionId, workerId: 'another' });
  expect(await house.take(chat.sessionId, 'quarantine')).toBeNull();
  await report.execute({ sessionId: chat.sessionId, workerId: 'w' });
  await report.execute({ sessionId: chat.sessionId, workerId: 'w' });
  expect(await wakeUps(chat)).toEqual(['quarantine']);
  expect(await house.take(chat.sessionId, 'quarantine')).not.toBeNull();
});

test('the reconciler wakes quarantine for a dead worker’s session, and the relay fills its queue', async () => {
  const chat = await chatWithMessage();
  await house.take(chat.sessionId);
  await expireLease(chat);
  await house.query(`UPDATE session SET hinted_at = '-infinity' WHERE id = $1`, [chat.sessionId]);
  await house.module.get(ReconcileSessionsHandler).execute();
  expect(await wakeUps(chat)).toEqual(['quarantine']);
  await house.module.get(OutboxRelay).relayHints();
  const jobs = await house.redis.connect().keys('{q}:quarantine:[0-9]*');
  const sessions = await Promise.all(jobs.map((job) => house.redis.connect().hget(job, 'data')));
  expect(sessions.join()).toContain(chat.sessionId);
});
