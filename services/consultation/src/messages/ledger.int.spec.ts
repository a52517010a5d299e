import { LIMITS } from '@afya/contracts';
import { type Actor, ownerOf } from '@afya/service-contracts';
import * as fc from 'fast-check';
import { ClaimSessionsHandler } from '../sessions/claim-sessions.handler';
import { makeFile, newUser, newVisitor, openConsultationApp, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp();
});
afterAll(() => app?.close());

const purchase = (id: string, credits = 100) => ({ id: `purchase-${id}`, credits, method: 'mpesa' as const });
type Chat = Awaited<ReturnType<typeof app.open>>;
type Asked = Parameters<typeof app.send>[1];
const accountOf = ({ actor }: Chat) => app.account(ownerOf(actor)!);

test('a purchase is booked once, even in repeated and concurrent sends', async () => {
  const visitor = newVisitor();
  const chats = await Promise.all(Array.from({ length: 8 }, () => app.open(visitor)));
  const purchases = [purchase('one'), purchase('two', 50), purchase('one')];
  await Promise.all(chats.map((chat) => app.send(chat, { purchases })));
  expect(await accountOf(chats[0]!)).toEqual({ balance: 650, used: 0, purchased: 150, ledger: 650 });
  expect((await app.events()).filter(({ type }) => type === 'credits_bought')).toHaveLength(2);
});

test('a purchase pays for the send that carries it; with a rejected send nothing is booked', async () => {
  const chat = await app.open();
  await app.query('UPDATE account SET balance = 0, used = 500, withheld = false WHERE owner = $1', [
    ownerOf(chat.actor),
  ]);
  const image = { text: '', files: [makeFile()] };
  const poor = { ...image, purchases: [purchase('few', 28)] };
  await expect(app.send(chat, poor)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
  expect(await accountOf(chat)).toMatchObject({ balance: 0, purchased: 0 });
  await app.send(chat, { ...image, purchases: [purchase('few', 28), purchase('more', 30)] });
  expect(await accountOf(chat)).toMatchObject({ balance: 29, purchased: 58, used: 529 });
});

test('five purchases a day count, in their order; another account may use the same ids', async () => {
  const chat = await app.open();
  const many = Array.from({ length: 7 }, (_, i) => purchase(`p${i}`, 10 + i));
  await app.send(chat, { purchases: many.slice(0, 3) });
  await app.send(chat, { purchases: many });
  expect(await accountOf(chat)).toMatchObject({ purchased: 10 + 11 + 12 + 13 + 14 });
  const other = await app.open();
  await app.send(other, { purchases: many.slice(6) });
  expect(await accountOf(other)).toMatchObject({ purchased: 16 });
  await app.query(`UPDATE purchase SET created_at = now() - interval '25 h'`);
  await app.send(chat, { purchases: many });
  expect(await accountOf(chat)).toMatchObject({ purchased: 10 + 11 + 12 + 13 + 14 + 15 + 16 });
});

test('with payments off purchases are ignored', async () => {
  const off = await openConsultationApp({ ...app.backends, PAYMENTS: 'off' });
  const chat = await off.open();
  await off.send(chat, { purchases: [purchase('one')] });
  expect(await accountOf(chat)).toMatchObject({ balance: LIMITS.freeCredits, purchased: 0 });
  await off.close();
});

/** Random concurrent actions of an owner and the workers in two sessions. */
type Step = 'send' | 'image' | 'repeat' | 'purchase' | 'answer' | 'fail' | 'claim';
const steps: readonly Step[] = ['send', 'image', 'repeat', 'purchase', 'answer', 'fail', 'claim'];

function act(chats: Chat[], user: Actor, step: Step, nth: number): Promise<unknown> {
  const chat = chats[nth % chats.length]!;
  const image = { text: '', files: [makeFile({ sha256: 'a'.repeat(64) })] };
  // after a claim the owner continues as the user, as after registering during a consultation
  const send = (asked?: Asked) => app.send(chat, asked).catch(() => app.send({ ...chat, actor: user }, asked));
  switch (step) {
    case 'send':
      return send();
    case 'image':
      return send(image);
    case 'repeat':
      return send({ ...image, commandId: `repeat-${nth % 3}` });
    case 'purchase':
      return send({ ...image, purchases: [purchase(`p-${nth % 4}`)] });
    case 'claim': {
      const claim = { visitorId: chat.actor.visitorId!, userId: user.userId!, occasion: 'register' as const };
      return app.module.get(ClaimSessionsHandler).execute(claim, SYSTEM);
    }
    case 'answer':
      return app.take(chat.sessionId).then((turn) => turn && app.commit(turn));
    case 'fail':
      return app.take(chat.sessionId).then((turn) => turn && app.fail(turn).then(({ next }) => next));
  }
}

/** Simulates elapsed time: no abandoned lease, every reply is due. */
const wait = () => app.query(`UPDATE session SET lease_until = NULL, due_at = '-infinity'`);

const BOOKS = `
  SELECT a.id, a.balance, a.used, a.purchased,
    (SELECT coalesce(sum(amount), 0)::int FROM ledger l WHERE l.account_id = a.id) AS ledger,
    (SELECT coalesce(sum(credits), 0)::int FROM purchase p WHERE p.account_id = a.id) AS bought
  FROM account a`;
const WRONG_REFUNDS = `
  SELECT m.id FROM message m
  JOIN ledger charge ON charge.message_id = m.id AND charge.kind = 'charge'
  LEFT JOIN ledger refund ON refund.message_id = m.id AND refund.kind = 'refund' AND refund.amount = -charge.amount
  WHERE (m.status = 'failed') <> (refund.id IS NOT NULL)`;
const PENDING = `
  SELECT id FROM session s WHERE pending <> (SELECT count(*) FROM message WHERE session_id = s.id AND status = 'pending')`;

test('after any concurrent actions the ledger equals the balance, failures are refunded, and pending counts are right', async () => {
  const sequence = fc.array(fc.constantFrom(...steps), { minLength: 10, maxLength: 40 });
  const property = fc.asyncProperty(sequence, async (plan) => {
    const [visitor, user] = [newVisitor(), newUser()];
    const chats = await Promise.all([app.open(visitor), app.open(visitor)]);
    await Promise.allSettled(plan.map((step, nth) => act(chats, user, step, nth)));
    for (let round = 0; round < 7; round++) {
      await wait();
      await Promise.allSettled(chats.flatMap((chat) => [act([chat], user, 'fail', 0), act([chat], user, 'fail', 0)]));
    }
    for (const { balance, used, purchased, ledger, bought } of await app.query<Record<string, number>>(BOOKS)) {
      expect(ledger).toBe(balance);
      expect(balance).toBe(LIMITS.freeCredits + purchased! - used!);
      expect(purchased).toBe(bought);
    }
    expect(await app.query(WRONG_REFUNDS)).toEqual([]);
    expect(await app.query(PENDING)).toEqual([]);
  });
  await app.query('TRUNCATE account, session CASCADE');
  await fc.assert(property, { numRuns: 25 });
  expect(await app.query(`SELECT kind FROM ledger GROUP BY kind ORDER BY kind`)).toHaveLength(4);
});
