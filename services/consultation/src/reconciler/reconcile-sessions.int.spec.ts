import { eventually } from '@afya/testing';
import { OutboxRelay } from '../outbox/outbox.relay';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { ForgetOutdatedHandler } from './forget-outdated.handler';
import { ReconcileSessionsHandler } from './reconcile-sessions.handler';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse();
});
beforeEach(() => house.query('TRUNCATE session CASCADE; TRUNCATE outbox'));
afterAll(() => house?.close());

const reconcile = () => house.module.get(ReconcileSessionsHandler).execute();
const age = (column: string, ms: number) =>
  house.query(`UPDATE session SET ${column} = clock_timestamp() - $1 * interval '1 ms'`, [ms]);
const hints = async () =>
  (
    await house.query<{ id: string }>(
      `SELECT payload->>'deduplicationId' AS id FROM outbox WHERE topic = 'hint' ORDER BY outbox.id`,
    )
  ).map(({ id }) => id);
const again = { hinted: 1, more: false };
const none = { hinted: 0, more: false };

test('what was hinted at a moment ago is left to its hint; after a while there is another one, and then again a while', async () => {
  const { sessionId } = await house
    .send(await house.open())
    .then(async () => (await house.query<{ sessionId: string }>('SELECT id AS "sessionId" FROM session'))[0]!);
  expect(await reconcile()).toEqual(none);
  await age('hinted_at', 5_100);
  expect(await Promise.all([reconcile(), reconcile()])).toEqual(expect.arrayContaining([again, none]));
  expect(await hints()).toEqual([`s-${sessionId}`, `r-${sessionId}-`]);
  expect(await reconcile()).toEqual(none);
});

test('a living lease is left alone however old its hint; a dead one is hinted at once, and once', async () => {
  const chat = await house.open();
  await house.send(chat);
  const turn = (await house.take(chat.sessionId))!;
  await age('hinted_at', 60_000);
  expect(await reconcile()).toEqual(none);
  await age('hinted_at', 1_000);
  await age('lease_until', 1);
  expect(await reconcile()).toEqual(again);
  expect(await reconcile()).toEqual(none);
  expect(await hints()).toEqual([`s-${chat.sessionId}`, `r-${chat.sessionId}-${turn.token}`]);
});

test('a lease that was not renewed twice is hinted at before its end, and says when that is', async () => {
  const chat = await house.open();
  await house.send(chat);
  await house.take(chat.sessionId);
  await age('hinted_at', 20_000);
  expect(await reconcile()).toEqual(none);
  await age('lease_until', -2_000);
  expect(await reconcile()).toEqual(again);
  expect(await reconcile()).toEqual(none);
  const [hint] = await house.query<{ lane: string; waitMs: number }>(
    `SELECT payload->>'lane' AS lane, (payload->'job'->>'waitMs')::integer AS "waitMs" FROM outbox ORDER BY id DESC LIMIT 1`,
  );
  expect(hint!.lane).toBe('quarantine');
  expect(hint!.waitMs).toBeGreaterThan(1_000);
  expect(hint!.waitMs).toBeLessThanOrEqual(2_000);
});

test('what is answered or not yet due is left alone', async () => {
  const [done, failed] = [await house.open(), await house.open()];
  await house.send(done);
  await house.reply(done);
  await house.send(failed);
  await house.fail((await house.take(failed.sessionId))!);
  await house.query(`UPDATE session SET due_at = now() + interval '1 h' WHERE id = $1`, [failed.sessionId]);
  await age('hinted_at', 60_000);
  expect(await reconcile()).toEqual(none);
});

test('the relay keeps hints while Redis is away and delivers them after it', async () => {
  const relay = house.module.get(OutboxRelay);
  await house.send(await house.open());
  await house.redis.kill();
  await expect(relay.relayHints()).rejects.toThrow();
  expect(await house.count(`outbox WHERE topic = 'hint'`)).toBe(1);
  await house.redis.restart();
  await eventually(async () => expect(await relay.relayHints()).toBe(false));
  expect(await house.count(`outbox WHERE topic = 'hint'`)).toBe(0);
  const queued = await house.redis.connect().keys('{q}:answer-session:*');
  expect(queued.length).toBeGreaterThan(0);
});

test('answers for repeated commands are kept for two days', async () => {
  const chat = await house.open();
  await house.query('TRUNCATE idempotency');
  await house.send(chat, { commandId: 'old' });
  await house.send(chat, { commandId: 'new' });
  await house.query(`UPDATE idempotency SET created_at = now() - interval '49 h' WHERE key = 'old'`);
  await house.module.get(ForgetOutdatedHandler).execute();
  expect(await house.query('SELECT key FROM idempotency')).toEqual([{ key: 'new' }]);
});
