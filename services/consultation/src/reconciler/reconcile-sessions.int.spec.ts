import { eventually } from '@afya/testing';
import { OutboxRelay } from '../outbox/outbox.relay';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { ReconciliationRepository } from './reconciliation.repository';
import { ReconcileSessionsHandler } from './reconcile-sessions.handler';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp();
});
beforeEach(() => app.query('TRUNCATE session CASCADE; TRUNCATE outbox'));
afterAll(() => app?.close());

const reconcile = () => app.module.get(ReconcileSessionsHandler).execute();
const age = (column: string, ms: number) =>
  app.query(`UPDATE session SET ${column} = clock_timestamp() - $1 * interval '1 ms'`, [ms]);
const hints = async () =>
  (
    await app.query<{ id: string }>(
      `SELECT payload->>'deduplicationId' AS id FROM outbox WHERE topic = 'hint' ORDER BY outbox.id`,
    )
  ).map(({ id }) => id);
const again = { hinted: 1, more: false };
const none = { hinted: 0, more: false };

test('a session with a recent wake-up job gets another one only after WAKE_UP_RETRY_MS, and then not again for as long', async () => {
  const { sessionId } = await app
    .send(await app.open())
    .then(async () => (await app.query<{ sessionId: string }>('SELECT id AS "sessionId" FROM session'))[0]!);
  expect(await reconcile()).toEqual(none);
  await age('hinted_at', 5_100);
  expect(await Promise.all([reconcile(), reconcile()])).toEqual(expect.arrayContaining([again, none]));
  expect(await hints()).toEqual([`s-${sessionId}`, `r-${sessionId}-`]);
  expect(await reconcile()).toEqual(none);
});

test('a valid lease gets no job however old its last one is; an expired one gets one job at once', async () => {
  const chat = await app.open();
  await app.send(chat);
  const turn = (await app.take(chat.sessionId))!;
  await age('hinted_at', 60_000);
  expect(await reconcile()).toEqual(none);
  await age('hinted_at', 1_000);
  await age('lease_until', 1);
  expect(await reconcile()).toEqual(again);
  expect(await reconcile()).toEqual(none);
  expect(await hints()).toEqual([`s-${chat.sessionId}`, `r-${chat.sessionId}-${turn.token}`]);
});

test('a lease that was not renewed twice gets a job before its end, with the remaining time', async () => {
  const chat = await app.open();
  await app.send(chat);
  await app.take(chat.sessionId);
  await age('hinted_at', 20_000);
  expect(await reconcile()).toEqual(none);
  await age('lease_until', -2_000);
  expect(await reconcile()).toEqual(again);
  expect(await reconcile()).toEqual(none);
  const [hint] = await app.query<{ lane: string; waitMs: number }>(
    `SELECT payload->>'lane' AS lane, (payload->'job'->>'waitMs')::integer AS "waitMs" FROM outbox ORDER BY id DESC LIMIT 1`,
  );
  expect(hint!.lane).toBe('quarantine');
  expect(hint!.waitMs).toBeGreaterThan(1_000);
  expect(hint!.waitMs).toBeLessThanOrEqual(2_000);
});

test('answered sessions and those not yet due get no job', async () => {
  const [done, failed] = [await app.open(), await app.open()];
  await app.send(done);
  await app.reply(done);
  await app.send(failed);
  await app.fail((await app.take(failed.sessionId))!);
  await app.query(`UPDATE session SET due_at = now() + interval '1 h' WHERE id = $1`, [failed.sessionId]);
  await age('hinted_at', 60_000);
  expect(await reconcile()).toEqual(none);
});

test('the relay keeps jobs while Redis is away and delivers them afterwards', async () => {
  const relay = app.module.get(OutboxRelay);
  await app.send(await app.open());
  await app.redis.kill();
  await expect(relay.relayJobs()).rejects.toThrow();
  expect(await app.count(`outbox WHERE topic = 'hint'`)).toBe(1);
  await app.redis.restart();
  await eventually(async () => expect(await relay.relayJobs()).toBe(false));
  expect(await app.count(`outbox WHERE topic = 'hint'`)).toBe(0);
  const queued = await app.redis.connect().keys('{q}:answer-session:*');
  expect(queued.length).toBeGreaterThan(0);
});

test('answers to repeated commands are kept for two days', async () => {
  const chat = await app.open();
  await app.query('TRUNCATE idempotency');
  await app.send(chat, { commandId: 'old' });
  await app.send(chat, { commandId: 'new' });
  await app.query(`UPDATE idempotency SET created_at = now() - interval '49 h' WHERE key = 'old'`);
  await app.module.get(ReconciliationRepository).deleteExpired();
  expect(await app.query('SELECT key FROM idempotency')).toEqual([{ key: 'new' }]);
});
