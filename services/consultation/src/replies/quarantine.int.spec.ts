import { type Lane } from '@afya/service-contracts';
import { OutboxRelay } from '../outbox/outbox.relay';
import { ReconcileSessionsHandler } from '../reconciler/reconcile-sessions.handler';
import { makeFile, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { ReleaseLeaseHandler } from './release-lease.handler';
import { ReportDeadWorkerHandler } from './report-dead-worker.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp();
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;

async function chatWithMessage(text = 'I have a headache'): Promise<Chat> {
  const chat = await app.open();
  await app.send(chat, { text });
  await app.query(`DELETE FROM outbox WHERE topic = 'hint'`);
  return chat;
}
const expireLease = ({ sessionId }: Chat) =>
  app.query(`UPDATE session SET lease_until = clock_timestamp() - interval '1 ms' WHERE id = $1`, [sessionId]);
const wakeUps = ({ sessionId }: Chat) =>
  app
    .query<{ lane: Lane }>(
      `SELECT payload->>'lane' AS lane FROM outbox WHERE topic = 'hint' AND payload->'job'->>'sessionId' = $1 ORDER BY id`,
      [sessionId],
    )
    .then((rows) => rows.map(({ lane }) => lane));
const replyOf = async (chat: Chat) => (await app.messages(chat)).findLast(({ isUser }) => !isUser)!;
const attemptsOf = async ({ sessionId }: Chat) =>
  (
    await app.query<{ attempts: number }>(`SELECT attempts FROM message WHERE session_id = $1 AND kind = 'reply'`, [
      sessionId,
    ])
  )[0]!.attempts;

test('a session whose worker died is answered only in quarantine, and no attempt is counted', async () => {
  const chat = await chatWithMessage();
  await app.take(chat.sessionId);
  await expireLease(chat);
  expect(await app.take(chat.sessionId)).toBeNull();
  const turn = (await app.take(chat.sessionId, 'quarantine'))!;
  expect(turn.attempt).toBe(1);
  await app.commit(turn);
  expect((await replyOf(chat)).metadata.status).toBe('done');
  expect(await attemptsOf(chat)).toBe(0);
  await app.send(chat, { text: 'and a fever' });
  expect(await app.take(chat.sessionId)).not.toBeNull();
});

test('a worker that dies during the second message of a lease leaves its session to quarantine too', async () => {
  const chat = await chatWithMessage('first');
  await app.send(chat, { text: 'second' });
  await app.commit((await app.take(chat.sessionId))!);
  await expireLease(chat);
  expect(await app.take(chat.sessionId)).toBeNull();
  expect(await app.take(chat.sessionId, 'quarantine')).toMatchObject({ messages: [{ text: 'second' }] });
});

test('a message that ends three workers fails, is refunded once, and later replies skip it', async () => {
  const chat = await app.open();
  const owner = `v:${chat.actor.visitorId}`;
  const { creditsCharged } = await app.send(chat, { text: '', files: [makeFile()] });
  expect(creditsCharged).toBeGreaterThan(0);
  for (const lane of ['ordinary', 'quarantine', 'quarantine'] as const) {
    expect(await app.take(chat.sessionId, lane)).not.toBeNull();
    await expireLease(chat);
  }
  expect(await app.take(chat.sessionId, 'quarantine')).toBeNull();
  expect((await replyOf(chat)).metadata).toMatchObject({ status: 'failed', errorCode: 'INTERNAL' });
  expect(await app.account(owner)).toEqual({ balance: 500, used: 0, purchased: 0, ledger: 500 });
  const failed = (await app.events()).filter(({ sessionId, type }) => sessionId === chat.sessionId && type === 'error');
  expect(failed).toMatchObject([{ severity: 'error', details: { code: 'INTERNAL', attempts: 3 } }]);

  await app.send(chat, { text: 'I have a cough' });
  expect(await app.take(chat.sessionId)).toBeNull();
  const next = (await app.take(chat.sessionId, 'quarantine'))!;
  expect(next).toMatchObject({ messages: [{ text: 'I have a cough' }], files: [] });
  await app.commit(next);
  await app.send(chat, { text: 'for two days' });
  expect(await app.take(chat.sessionId)).not.toBeNull();
});

test('an error in quarantine is counted, and the next attempt is made there too', async () => {
  const chat = await chatWithMessage();
  await app.take(chat.sessionId);
  await expireLease(chat);
  await app.fail((await app.take(chat.sessionId, 'quarantine'))!);
  expect(await wakeUps(chat)).toEqual(['quarantine']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await app.take(chat.sessionId)).toBeNull();
  expect(await app.take(chat.sessionId, 'quarantine')).toMatchObject({ attempt: 2 });
});

test('a message on which the engine hangs goes to quarantine and fails with the third attempt', async () => {
  const chat = await chatWithMessage();
  for (const [lane, outcome] of [
    ['ordinary', 'retry'],
    ['quarantine', 'retry'],
    ['quarantine', 'failed'],
  ] as const) {
    const turn = (await app.take(chat.sessionId, lane))!;
    expect(await app.fail(turn, [], true)).toMatchObject({ outcome });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await wakeUps(chat)).toEqual(['quarantine', 'quarantine']);
  expect((await replyOf(chat)).metadata.status).toBe('failed');
});

test('releasing a lease, even an expired one, counts no attempt and wakes an ordinary worker', async () => {
  const release = app.module.get(ReleaseLeaseHandler);
  const chat = await chatWithMessage();
  for (const expires of [false, true]) {
    const turn = (await app.take(chat.sessionId))!;
    if (expires) await expireLease(chat);
    expect(await release.execute({ ...turn, token: 'another' }, SYSTEM)).toEqual({ released: false });
    expect(await release.execute(turn, SYSTEM)).toEqual({ released: true });
    expect(await release.execute(turn, SYSTEM)).toEqual({ released: false });
  }
  expect(await wakeUps(chat)).toEqual(['ordinary', 'ordinary']);
  expect(await app.take(chat.sessionId)).toMatchObject({ attempt: 1 });
});

test('the session of a worker reported dead goes to quarantine at once', async () => {
  const report = app.module.get(ReportDeadWorkerHandler);
  const chat = await chatWithMessage();
  await app.take(chat.sessionId);
  await report.execute({ sessionId: chat.sessionId, workerId: 'another' }, SYSTEM);
  expect(await app.take(chat.sessionId, 'quarantine')).toBeNull();
  await report.execute({ sessionId: chat.sessionId, workerId: 'w' }, SYSTEM);
  await report.execute({ sessionId: chat.sessionId, workerId: 'w' }, SYSTEM);
  expect(await wakeUps(chat)).toEqual(['quarantine']);
  expect(await app.take(chat.sessionId, 'quarantine')).not.toBeNull();
});

test('the reconciler wakes quarantine for a dead worker’s session, and the relay fills its queue', async () => {
  const chat = await chatWithMessage();
  await app.take(chat.sessionId);
  await expireLease(chat);
  await app.query(`UPDATE session SET hinted_at = '-infinity' WHERE id = $1`, [chat.sessionId]);
  await app.module.get(ReconcileSessionsHandler).execute();
  expect(await wakeUps(chat)).toEqual(['quarantine']);
  await app.module.get(OutboxRelay).relayJobs();
  const jobs = await app.redis.connect().keys('{q}:quarantine:[0-9]*');
  const sessions = await Promise.all(jobs.map((job) => app.redis.connect().hget(job, 'data')));
  expect(sessions.join()).toContain(chat.sessionId);
});
