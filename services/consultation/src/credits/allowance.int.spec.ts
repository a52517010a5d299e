import { LIMITS } from '@afya/contracts';
import { type Actor, ownerOf } from '@afya/service-contracts';
import { ClaimSessionsHandler } from '../sessions/claim-sessions.handler';
import { OpenSessionHandler } from '../sessions/open-session.handler';
import { makeFile, newUser, newVisitor } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { ForgetOutdatedHandler } from '../reconciler/forget-outdated.handler';

let house: StartedHouse;

beforeAll(async () => {
  house = await startHouse({ FREE_CREDITS_PER_NETWORK: 5 });
});
afterAll(() => house?.close());

const balanceOf = async (actor: Actor) => (await house.account(ownerOf(actor)!))!.balance;
const visitors = (count: number, network?: string) =>
  Promise.all(Array.from({ length: count }, () => house.open(newVisitor(), network)));
const balances = async (chats: { actor: Actor }[]) => Promise.all(chats.map(({ actor }) => balanceOf(actor)));
const given = async (chats: { actor: Actor }[]) => (await balances(chats)).filter((one) => one === LIMITS.freeCredits);
/** what costs something */
const image = () => ({ text: '', files: [makeFile()] });
const withheld = { code: 'CREDITS_WITHHELD' };

/** A visitor of a network whose share of the day is gone. */
async function makeLate(network: string) {
  await visitors(5, network);
  return house.open(newVisitor(), network);
}

test('of many that come at once from one network as many get the free credits as may, exactly; other networks are not touched', async () => {
  const chats = await visitors(40, 'a');
  expect(await given(chats)).toHaveLength(5);
  expect(await given(await visitors(3, 'b'))).toHaveLength(3);
  expect(await house.query(`SELECT visitors FROM network_day WHERE key = 'a'`)).toEqual([{ visitors: 5 }]);
});

test('more sessions, and the same one again, are no more allowances', async () => {
  const visitor = newVisitor();
  const first = await house.open(visitor, 'c');
  await Promise.all(Array.from({ length: 10 }, () => house.open(visitor, 'c')));
  await house.module.get(OpenSessionHandler).execute({ sessionId: first.sessionId, network: 'c' }, visitor);
  expect(await house.account(ownerOf(visitor)!)).toMatchObject({ balance: LIMITS.freeCredits, used: 0 });
  expect(await house.query(`SELECT visitors FROM network_day WHERE key = 'c'`)).toEqual([{ visitors: 1 }]);
});

test('who comes late sees no credits left, is told why, and may still tell of an emergency and buy', async () => {
  const chat = await makeLate('d');
  expect(await house.account(ownerOf(chat.actor)!)).toMatchObject({ balance: 0, used: 500, purchased: 0 });
  const refusal = await house.send(chat, { ...image(), network: 'd' }).catch((error: unknown) => error);
  expect(refusal).toMatchObject(withheld);
  expect((refusal as { params: { retryAfterSeconds: number } }).params.retryAfterSeconds).toBeLessThanOrEqual(86_400);
  expect(await house.messages(chat)).toEqual([]);
  await house.send(chat, { text: 'I cannot breathe and my lips are blue', network: 'd' });
  expect((await house.messages(chat)).at(-1)!.metadata.emergency).toMatchObject({ level: 'emergency' });
  const purchases = [{ id: 'purchase-late', credits: 50, method: 'mpesa' as const }];
  await house.send(chat, { ...image(), network: 'd', purchases });
  expect(await house.account(ownerOf(chat.actor)!)).toMatchObject({ balance: 21, purchased: 50, used: 529 });
});

test('on another day it is given, by the next send or the next visit, once', async () => {
  const [sender, visitor] = [await makeLate('e'), await house.open(newVisitor(), 'e')];
  await Promise.all([1, 2, 3].map(() => house.send(sender, { ...image(), network: 'e-tomorrow' })));
  const { sessionId, actor } = visitor;
  const { session } = await house.module.get(OpenSessionHandler).execute({ sessionId, network: 'e-tomorrow' }, actor);
  expect(session.creditsUsed).toBe(0);
  expect(await house.account(ownerOf(sender.actor)!)).toEqual({ balance: 413, used: 87, purchased: 0, ledger: 413 });
  expect(await house.query(`SELECT visitors FROM network_day WHERE key = 'e-tomorrow'`)).toEqual([{ visitors: 2 }]);
});

test('credits that are given while messages wait for the account pay for them', async () => {
  for (let round = 0; round < 10; round++) {
    const chats = [await house.open(newVisitor(), 'g')];
    for (let i = 0; i < 2; i++) chats.push(await house.open(chats[0]!.actor, 'g'));
    const owner = ownerOf(chats[0]!.actor);
    await house.query(`UPDATE account SET balance = 0, used = 500, withheld = true WHERE owner = $1`, [owner]);
    await house.query('DELETE FROM ledger WHERE account_id = (SELECT id FROM account WHERE owner = $1)', [owner]);
    await Promise.all(chats.map((chat) => house.send(chat, { ...image(), network: `g-${round}` })));
    expect(await house.account(owner!)).toEqual({ balance: 413, used: 87, purchased: 0, ledger: 413 });
  }
});

test('who registers gets it as a user, as many a network as may; who comes back to an account keeps its credits', async () => {
  const chat = await makeLate('f');
  const claim = (visitorId: string | null, userId: string) =>
    house.module
      .get(ClaimSessionsHandler)
      .execute({ visitorId: visitorId!, userId, occasion: 'register', network: 'f' });
  const user = newUser();
  await claim(chat.actor.visitorId, user.userId!);
  expect(await balanceOf(user)).toBe(LIMITS.freeCredits);
  const others = await visitors(6, 'f');
  const users = await Promise.all(
    others.map(async ({ actor }) => {
      const one = newUser();
      await claim(actor.visitorId, one.userId!);
      return { actor: one };
    }),
  );
  expect(await given(users)).toHaveLength(4);
});

test('without a network nothing is counted, and the counts of a day are forgotten', async () => {
  expect(await given(await visitors(8))).toHaveLength(8);
  await house.query(`UPDATE network_day SET created_at = now() - interval '27 h' WHERE key <> 'b'`);
  await house.module.get(ForgetOutdatedHandler).execute();
  expect(await house.query('SELECT key FROM network_day')).toEqual([{ key: 'b' }]);
});
