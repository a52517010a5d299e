import { ownerOf } from '@afya/service-contracts';
import { makeFile, newVisitor, openConsultationApp } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';

let app: ConsultationApp;

const limits = {
  PENDING_PER_SESSION: 1_000,
  MESSAGES_PER_HOUR: 30,
  MESSAGES_PER_DAY: 40,
  EMERGENCIES_PER_HOUR: 45,
  NETWORK_MESSAGES_PER_HOUR: 60,
  NETWORK_MESSAGES_PER_DAY: 70,
};

beforeAll(async () => {
  app = await startConsultationApp(limits);
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const tables = ['message', 'file', 'ledger', 'idempotency', 'purchase', 'outbox'];
const stored = () => Promise.all(tables.map((table) => app.count(table)));
const limited = { code: 'RATE_LIMITED' };
const emergency = { text: 'I cannot breathe and my lips are blue' };

/** How many of `count` concurrent sends are accepted, and the errors of the others. */
async function flood(chats: Chat[], total: number, over: Parameters<typeof app.send>[1] = {}) {
  const send = (_: unknown, nth: number) => app.send(chats[nth % chats.length]!, over);
  const sent = await Promise.allSettled(Array.from({ length: total }, send));
  return {
    taken: sent.filter(({ status }) => status === 'fulfilled').length,
    refusals: sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
  };
}

/** Moves the start of the account's windows into the past. */
const age = ({ actor }: Chat, hours: number) =>
  app.query(
    `UPDATE account SET hour_from = hour_from - $2 * interval '1 h', day_from = day_from - $2 * interval '1 h' WHERE owner = $1`,
    [ownerOf(actor), hours],
  );

test('of a hundred concurrent sends in several sessions thirty are accepted; the others store nothing and get a time to retry', async () => {
  const visitor = newVisitor();
  const chats = await Promise.all(Array.from({ length: 10 }, () => app.open(visitor)));
  const before = await stored();
  const { taken, refusals } = await flood(chats, 100);
  expect(taken).toBe(30);
  expect(refusals).toHaveLength(70);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject(limited);
    expect(refusal.params.retryAfterSeconds).toBeGreaterThan(3_500);
    expect(refusal.params.retryAfterSeconds).toBeLessThanOrEqual(3_600);
  }
  // a text and its pending reply, the granted free credits, one idempotency key, one job and one event
  expect((await stored()).map((count, i) => count - before[i]!)).toEqual([60, 0, 1, 30, 0, 60]);
});

test('a repeated key counts once, and is answered when the hourly limit is reached', async () => {
  const chat = await app.open();
  const first = await app.send(chat, { commandId: 'first' });
  await flood([chat], 40, { commandId: 'again' });
  expect((await flood([chat], 40)).taken).toBe(28);
  expect(await app.send(chat, { commandId: 'first' })).toEqual({ ...first, replayed: true });
});

test('a rejected message does not count: no credits, too many pending, another stage', async () => {
  const chat = await app.open();
  await app.query('UPDATE account SET balance = 0, used = 500, withheld = false WHERE owner = $1', [
    ownerOf(chat.actor),
  ]);
  const { refusals } = await flood([chat], 50, { text: '', files: [makeFile()] });
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['CREDITS_EXHAUSTED']));
  expect((await flood([chat], 40)).taken).toBe(30);
});

test('the limit ends after an hour, until the daily limit is reached too', async () => {
  const chat = await app.open();
  await flood([chat], 31);
  await age(chat, 1);
  expect((await flood([chat], 31)).taken).toBe(10);
  const waits = (await flood([chat], 1)).refusals[0].params.retryAfterSeconds;
  expect(waits).toBeGreaterThan(22.9 * 3_600);
  expect(waits).toBeLessThanOrEqual(23 * 3_600);
  await age(chat, 23);
  expect((await flood([chat], 31)).taken).toBe(30);
});

test('an emergency is answered beyond both limits, up to EMERGENCIES_PER_HOUR', async () => {
  const chat = await app.open();
  await flood([chat], 31);
  await expect(app.send(chat)).rejects.toMatchObject(limited);
  await app.send(chat, emergency);
  expect((await app.messages(chat)).at(-1)!.metadata.emergency).toMatchObject({ level: 'emergency' });
  const others = await Promise.all(Array.from({ length: 20 }, () => app.open(chat.actor)));
  const { taken, refusals } = await flood(others, 20, emergency);
  expect(taken).toBe(14);
  expect(refusals[0]).toMatchObject(limited);
});

describe('a network', () => {
  const open = (network: string) => Promise.all([1, 2, 3, 4].map(() => app.open(newVisitor(), network)));

  test('has a higher limit than one visitor, and emergencies pass it', async () => {
    const chats = await open('cafe');
    for (let round = 0; round < 6; round++) await flood(chats, 10, { network: 'cafe' });
    const { taken, refusals } = await flood(chats, 4, { network: 'cafe' });
    expect(taken).toBe(0);
    expect(refusals[0]).toMatchObject(limited);
    expect(refusals[0].params.retryAfterSeconds).toBeLessThanOrEqual(3_600);
    await app.send(chats[0]!, { ...emergency, network: 'cafe' });
    expect((await flood(chats, 4, { network: 'home' })).taken).toBe(4);
    await app.query(`UPDATE network_day SET hour = hour - interval '1 h' WHERE key = 'cafe'`);
    for (let round = 0; round < 9; round++) await flood(chats, 1, { network: 'cafe' });
    const full = await flood(chats, 1, { network: 'cafe' });
    expect(full.refusals[0].params.retryAfterSeconds).toBeLessThanOrEqual(86_400);
    expect(await app.query(`SELECT sends FROM network_day WHERE key = 'cafe'`)).toEqual([{ sends: 70 }]);
  });

  test('is counted exactly with concurrent and repeated sends', async () => {
    const chats = await open('market');
    const once = { commandId: 'once', network: 'market' };
    await Promise.all([flood(chats, 40, { network: 'market' }), flood([chats[0]!], 20, once)]);
    const [row] = await app.query<{ sends: number; hour_sends: number }>(
      `SELECT sends, hour_sends FROM network_day WHERE key = 'market'`,
    );
    expect(row).toEqual({ sends: 41, hour_sends: 41 });
  });
});

test('a limit of 0 means no limit', async () => {
  const free = await openConsultationApp({ ...app.backends, PENDING_PER_SESSION: 1_000 });
  const chat = await free.open();
  await Promise.all(Array.from({ length: 60 }, () => free.send(chat, { network: 'cafe' })));
  expect(await free.messages(chat)).toHaveLength(120);
  await free.close();
});

describe('a long text of an owner beyond its quotas', () => {
  const long = (end: string) => `${'We live in the village and I walked to the market today. '.repeat(10)}${end}`;

  test('is scanned six times a minute, so that an emergency passes, and then rejected without a scan', async () => {
    const chat = await app.open();
    await flood([chat], 31);
    await app.send(chat, { text: long(emergency.text) });
    expect((await app.messages(chat)).at(-1)!.metadata.emergency).toMatchObject({ level: 'emergency' });
    for (let read = 0; read < 5; read++)
      await expect(app.send(chat, { text: long('') })).rejects.toMatchObject(limited);
    const refusal = await app.send(chat, { text: long(emergency.text) }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ ...limited, params: { retryAfterSeconds: expect.any(Number) } });
    expect((refusal as { params: { retryAfterSeconds: number } }).params.retryAfterSeconds).toBeLessThanOrEqual(60);
  });
});
