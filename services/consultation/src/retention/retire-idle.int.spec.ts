import { RpcClient } from '@afya/messaging';
import { ListIdleAccounts, ownerOf, type RpcRequest } from '@afya/service-contracts';
import { newUser, newVisitor } from '../testing/house';
import { startHouse, type StartedHouse } from '../testing/start-house';
import { RetireIdleHandler } from './retire-idle.handler';

let house: StartedHouse;
/** when users last logged in */
const logins = new Map<string, Date>();

beforeAll(async () => {
  house = await startHouse();
  jest.spyOn(house.module.get(RpcClient), 'call').mockImplementation(async ({ pattern }, request) => {
    expect(pattern).toBe(ListIdleAccounts.pattern);
    const { idleSince, after = '', limit } = request as RpcRequest<typeof ListIdleAccounts>;
    const idle = [...logins].filter(([id, at]) => at < new Date(idleSince) && id > after).map(([id]) => id);
    return { userIds: idle.sort().slice(0, limit) } as never;
  });
});
afterAll(() => house?.close());
beforeEach(async () => {
  logins.clear();
  await house.query('TRUNCATE account, session, erasure, consent CASCADE');
});

type Actor = ReturnType<typeof newVisitor>;
const retire = () => house.module.get(RetireIdleHandler).execute();
const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);

/** Somebody with a session that was last used so many days ago. */
async function idleFor(days: number, actor: Actor) {
  await house.open(actor);
  const values = [ownerOf(actor), days];
  await house.query(`UPDATE session SET last_active_at = now() - $2 * interval '1 d' WHERE owner = $1`, values);
  await house.query(`UPDATE account SET created_at = now() - ($2 + 1) * interval '1 d' WHERE owner = $1`, values);
  return actor;
}
const left = async () =>
  (await house.query<{ owner: string }>('SELECT owner FROM account ORDER BY owner')).map(({ owner }) => owner);

test('visitors go after 90 days without a visit, not a day before', async () => {
  await idleFor(91, newVisitor());
  const spared = await idleFor(89, newVisitor());
  expect(await retire()).toBe(false);
  expect(await left()).toEqual([ownerOf(spared)]);
  expect(await house.query('SELECT scope, asked_by FROM erasure')).toEqual([
    { scope: 'everything', asked_by: 'retention' },
  ]);
});

test('one session that is still used keeps the old ones', async () => {
  const visitor = await idleFor(91, newVisitor());
  await house.open(visitor);
  await retire();
  expect(await left()).toEqual([ownerOf(visitor)]);
  expect(await house.count('session')).toBe(2);
});

test('users go 24 months after their last login, unless a session was used since', async () => {
  const [gone, back, recent] = [newUser(), newUser(), newUser()];
  await idleFor(800, gone);
  await idleFor(10, back);
  await idleFor(800, recent);
  logins.set(gone.userId!, monthsAgo(25)).set(back.userId!, monthsAgo(25)).set(recent.userId!, monthsAgo(20));
  await retire();
  expect(await left()).toEqual([ownerOf(back), ownerOf(recent)].sort());
});

test('an account without any session goes too', async () => {
  const { userId } = newUser();
  logins.set(userId!, monthsAgo(25));
  await retire();
  expect(await house.query('SELECT owners FROM erasure')).toEqual([{ owners: [`u:${userId}`] }]);
});

test('it goes on in small parts until all are gone', async () => {
  await Promise.all(Array.from({ length: 60 }, () => idleFor(100, newVisitor())));
  expect(await retire()).toBe(true);
  expect(await left()).toHaveLength(10);
  expect(await retire()).toBe(false);
  expect(await left()).toEqual([]);
});
