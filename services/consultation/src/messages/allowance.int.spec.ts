import { LIMITS } from '@afya/contracts';
import { type Actor, ownerOf } from '@afya/service-contracts';
import { ClaimSessionsHandler } from '../sessions/claim-sessions.handler';
import { GetSessionHandler } from '../sessions/get-session.handler';
import { OpenSessionHandler } from '../sessions/open-session.handler';
import { makeFile, newUser, newVisitor, calledBy, SYSTEM } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { ReconciliationRepository } from '../reconciler/reconciliation.repository';

let app: ConsultationApp;

beforeAll(async () => {
  app = await startConsultationApp({ FREE_CREDITS_PER_NETWORK: 5 });
});
afterAll(() => app?.close());

type Chat = Awaited<ReturnType<typeof app.open>>;
const balanceOf = async (actor: Actor) => (await app.account(ownerOf(actor)!))!.balance;
/** Opens a session without a message for each new visitor. */
const arrivals = (count: number, network?: string) =>
  Promise.all(Array.from({ length: count }, () => app.open(newVisitor(), network)));
/** A first message, which costs nothing. */
const write = async (chat: Chat, network?: string) => {
  await app.send(chat, { network });
  return chat;
};
const writers = async (count: number, network?: string) =>
  Promise.all((await arrivals(count, network)).map((chat) => write(chat, network)));
const granted = async (chats: { actor: Actor }[]) =>
  (await Promise.all(chats.map(({ actor }) => balanceOf(actor)))).filter((one) => one === LIMITS.freeCredits);
const visitorsOf = (network: string) => app.query('SELECT visitors FROM network_day WHERE key = $1', [network]);
const creditsUsed = async ({ sessionId, actor }: Chat, network: string) =>
  (await app.module.get(GetSessionHandler).execute({ sessionId, network }, calledBy(actor))).creditsUsed;
/** a message with a price */
const image = () => ({ text: '', files: [makeFile()] });
const withheld = { code: 'CREDITS_WITHHELD' };

/** A visitor of a network whose grants of the day are used up. */
async function makeLate(network: string) {
  await writers(5, network);
  return app.open(newVisitor(), network);
}

test('sessions without a message use nothing of a network’s allowance', async () => {
  await arrivals(500, 'idle');
  const next = await app.open(newVisitor(), 'idle');
  expect(await creditsUsed(next, 'idle')).toBe(0);
  expect(await visitorsOf('idle')).toEqual([]);
  expect(await app.send(next, { ...image(), network: 'idle' })).toMatchObject({ creditsUsed: 29 });
  expect(await app.account(ownerOf(next.actor)!)).toEqual({ balance: 471, used: 29, purchased: 0, ledger: 471 });
  expect(await creditsUsed(next, 'idle')).toBe(29);
});

test('concurrent first messages from one network get exactly its allowance; other networks keep theirs', async () => {
  const chats = await writers(40, 'a');
  expect(await granted(chats)).toHaveLength(5);
  expect(await granted(await writers(3, 'b'))).toHaveLength(3);
  expect(await visitorsOf('a')).toEqual([{ visitors: 5 }]);
});

test('more sessions, messages and visits of one owner are one grant', async () => {
  const visitor = newVisitor();
  const chats = [await app.open(visitor, 'c'), await app.open(visitor, 'c'), await app.open(visitor, 'c')];
  await Promise.all(chats.map((chat) => write(chat, 'c')));
  await write(chats[0]!, 'c');
  await app.module.get(OpenSessionHandler).execute({ sessionId: chats[0]!.sessionId, network: 'c' }, calledBy(visitor));
  expect(await app.account(ownerOf(visitor)!)).toMatchObject({ balance: LIMITS.freeCredits, used: 0, ledger: 500 });
  expect(await visitorsOf('c')).toEqual([{ visitors: 1 }]);
});

test('a rejected first message grants nothing and leaves the allowance unchanged', async () => {
  const chat = await app.open(newVisitor(), 'refused');
  await app.query(`UPDATE session SET pending = 99 WHERE id = $1`, [chat.sessionId]);
  await expect(write(chat, 'refused')).rejects.toMatchObject({ code: 'CHAT_TOO_MANY_PENDING' });
  expect(await visitorsOf('refused')).toEqual([]);
  expect(await app.account(ownerOf(chat.actor)!)).toEqual({ balance: 0, used: 500, purchased: 0, ledger: null });
});

test('a visitor without a grant sees no credits and the reason, and can still report an emergency and buy credits', async () => {
  const chat = await makeLate('d');
  expect(await creditsUsed(chat, 'd')).toBe(500);
  const refusal = await app.send(chat, { ...image(), network: 'd' }).catch((error: unknown) => error);
  expect(refusal).toMatchObject(withheld);
  expect((refusal as { params: { retryAfterSeconds: number } }).params.retryAfterSeconds).toBeLessThanOrEqual(86_400);
  expect(await app.messages(chat)).toEqual([]);
  await app.send(chat, { text: 'I cannot breathe and my lips are blue', network: 'd' });
  expect((await app.messages(chat)).at(-1)!.metadata.emergency).toMatchObject({ level: 'emergency' });
  const purchases = [{ id: 'purchase-late', credits: 50, method: 'mpesa' as const }];
  await app.send(chat, { ...image(), network: 'd', purchases });
  expect(await app.account(ownerOf(chat.actor)!)).toMatchObject({ balance: 21, purchased: 50, used: 529 });
});

test('on another day the first message is granted the credits, once', async () => {
  const sender = await makeLate('e');
  await app.send(sender, { text: 'homa', network: 'e' });
  expect(await creditsUsed(sender, 'e')).toBe(500);
  expect(await creditsUsed(sender, 'e-tomorrow')).toBe(0);
  await Promise.all([1, 2].map(() => app.send(sender, { ...image(), network: 'e-tomorrow' })));
  expect(await app.account(ownerOf(sender.actor)!)).toEqual({ balance: 442, used: 58, purchased: 0, ledger: 442 });
  expect(await visitorsOf('e-tomorrow')).toEqual([{ visitors: 1 }]);
});

test('credits granted while messages wait for the account pay for them', async () => {
  for (let round = 0; round < 10; round++) {
    const chats = [await app.open(newVisitor(), 'g')];
    for (let i = 0; i < 2; i++) chats.push(await app.open(chats[0]!.actor, 'g'));
    const owner = ownerOf(chats[0]!.actor);
    await app.query(`UPDATE account SET balance = 0, used = 500, withheld = true WHERE owner = $1`, [owner]);
    await app.query('DELETE FROM ledger WHERE account_id = (SELECT id FROM account WHERE owner = $1)', [owner]);
    await Promise.all(chats.map((chat) => app.send(chat, { ...image(), network: `g-${round}` })));
    expect(await app.account(owner!)).toEqual({ balance: 413, used: 87, purchased: 0, ledger: 413 });
  }
});

test('a visitor who registers is granted as a user, and users are counted apart from visitors', async () => {
  const chat = await makeLate('f');
  const register = async ({ sessionId, actor }: Chat) => {
    const user = newUser();
    const claim = { visitorId: actor.visitorId!, userId: user.userId!, occasion: 'register' as const, network: 'f' };
    await app.module.get(ClaimSessionsHandler).execute(claim, SYSTEM);
    return { sessionId, actor: user };
  };
  const first = await register(chat);
  expect(await creditsUsed(first, 'f')).toBe(0);
  await write(first, 'f');
  expect(await balanceOf(first.actor)).toBe(LIMITS.freeCredits);
  const others = await Promise.all((await arrivals(6, 'f')).map(register));
  await Promise.all(others.map((other) => write(other, 'f')));
  expect(await granted(others)).toHaveLength(4);
});

test('without a network nothing is counted, and old counts are deleted', async () => {
  expect(await granted(await writers(8))).toHaveLength(8);
  await app.query(`UPDATE network_day SET created_at = now() - interval '27 h' WHERE key <> 'b'`);
  await app.module.get(ReconciliationRepository).deleteExpired();
  expect(await app.query('SELECT key FROM network_day')).toEqual([{ key: 'b' }]);
});
