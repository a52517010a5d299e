import { LIMITS } from '@afya/contracts';
import { type Actor, ownerOf } from '@afya/service-contracts';
import * as fc from 'fast-check';
import { ClaimSessionsHandler } from '../sessions/claim-sessions.handler';
import { makeFile, newUser, newVisitor, openHouse } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house?.close());

const purchase = (id: string, credits = 100) => ({ id: `purchase-${id}`, credits, method: 'mpesa' as const });
type Chat = Awaited<ReturnType<typeof house.open>>;
type Asked = Parameters<typeof house.send>[1];
const accountOf = ({ actor }: Chat) => house.account(ownerOf(actor)!);

test('a purchase is booked once, however often and in how many sends at once it comes', async () => {
  const visitor = newVisitor();
  const chats = await Promise.all(Array.from({ length: 8 }, () => house.open(visitor)));
  const purchases = [purchase('one'), purchase('two', 50), purchase('one')];
  await Promise.all(chats.map((chat) => house.send(chat, { purchases })));
  expect(await accountOf(chats[0]!)).toEqual({ balance: 650, used: 0, purchased: 150, ledger: 650 });
  expect((await house.events()).filter(({ type }) => type === 'credits_bought')).toHaveLength(2);
});

test('what is bought with a send pays for it; with a refused send nothing is booked', async () => {
  const chat = await house.open();
  await house.query('UPDATE account SET balance = 0, used = 500, withheld = false WHERE owner = $1', [
    ownerOf(chat.actor),
  ]);
  const image = { text: '', files: [makeFile()] };
  const poor = { ...image, purchases: [purchase('few', 28)] };
  await expect(house.send(chat, poor)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
  expect(await accountOf(chat)).toMatchObject({ balance: 0, purchased: 0 });
  await house.send(chat, { ...image, purchases: [purchase('few', 28), purchase('more', 30)] });
  expect(await accountOf(chat)).toMatchObject({ balance: 29, purchased: 58, used: 529 });
});

test('five purchases a day count, in their order; another account may use the same ids', async () => {
  const chat = await house.open();
  const many = Array.from({ length: 7 }, (_, i) => purchase(`p${i}`, 10 + i));
  await house.send(chat, { purchases: many.slice(0, 3) });
  await house.send(chat, { purchases: many });
  expect(await accountOf(chat)).toMatchObject({ purchased: 10 + 11 + 12 + 13 + 14 });
  const other = await house.open();
  await house.send(other, { purchases: many.slice(6) });
  expect(await accountOf(other)).toMatchObject({ purchased: 16 });
  await house.query(`UPDATE purchase SET created_at = now() - interval '25 h'`);
  await house.send(chat, { purchases: many });
  expect(await accountOf(chat)).toMatchObject({ purchased: 10 + 11 + 12 + 13 + 14 + 15 + 16 });
});

test('with payments off purchases are ignored', async () => {
  const off = await openHouse({ ...house.backends, PAYMENTS: 'off' });
  const chat = await off.open();
  await off.send(chat, { purchases: [purchase('one')] });
  expect(await accountOf(chat)).toMatchObject({ balance: LIMITS.freeCredits, purchased: 0 });
  await off.close();
});

/** What an owner and the workers may do, at random and at once, in two sessions. */
type Step = 'send' | 'image' | 'repeat' | 'purchase' | 'answer' | 'fail' | 'claim';
const steps: readonly Step[] = ['send', 'image', 'repeat', 'purchase', 'answer', 'fail', 'claim'];

function act(chats: Chat[], user: Actor, step: Step, nth: number): Promise<unknown> {
  const chat = chats[nth % chats.length]!;
  const image = { text: '', files: [makeFile({ sha256: 'a'.repeat(64) })] };
  // whose session was claimed goes on as its user, as who registers in the middle of a consultation does
  const send = (asked?: Asked) => house.send(chat, asked).catch(() => house.send({ ...chat, actor: user }, asked));
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
      return house.module.get(ClaimSessionsHandler).execute(claim);
    }
    case 'answer':
      return house.take(chat.sessionId).then((turn) => turn && house.commit(turn));
    case 'fail':
      return house.take(chat.sessionId).then((turn) => turn && house.fail(turn).then(({ next }) => next));
  }
}

/** As if time had passed: no lease of a worker that went away, nothing that is not due. */
const wait = () => house.query(`UPDATE session SET lease_until = NULL, due_at = '-infinity'`);

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

test('whatever happens at once: the ledger is the balance, no failure keeps its price, nothing pending is miscounted', async () => {
  const sequence = fc.array(fc.constantFrom(...steps), { minLength: 10, maxLength: 40 });
  const property = fc.asyncProperty(sequence, async (plan) => {
    const [visitor, user] = [newVisitor(), newUser()];
    const chats = await Promise.all([house.open(visitor), house.open(visitor)]);
    await Promise.allSettled(plan.map((step, nth) => act(chats, user, step, nth)));
    for (let round = 0; round < 7; round++) {
      await wait();
      await Promise.allSettled(chats.flatMap((chat) => [act([chat], user, 'fail', 0), act([chat], user, 'fail', 0)]));
    }
    for (const { balance, used, purchased, ledger, bought } of await house.query<Record<string, number>>(BOOKS)) {
      expect(ledger).toBe(balance);
      expect(balance).toBe(LIMITS.freeCredits + purchased! - used!);
      expect(purchased).toBe(bought);
    }
    expect(await house.query(WRONG_REFUNDS)).toEqual([]);
    expect(await house.query(PENDING)).toEqual([]);
  });
  await house.query('TRUNCATE account, session CASCADE');
  await fc.assert(property, { numRuns: 25 });
  expect(await house.query(`SELECT kind FROM ledger GROUP BY kind ORDER BY kind`)).toHaveLength(4);
});
