import { RpcClient } from '@afya/messaging';
import { ListIdleAccounts, ownerOf, type RpcRequest } from '@afya/service-contracts';
import { newUser, newVisitor } from '../../test/consultation-test-app';
import { startConsultationApp, type ConsultationApp } from '../../test/start-consultation-app';
import { RetireIdleHandler } from './retire-idle.handler';

let app: ConsultationApp;
/** when users last logged in */
const logins = new Map<string, Date>();

beforeAll(async () => {
  app = await startConsultationApp();
  jest.spyOn(app.module.get(RpcClient), 'call').mockImplementation(async ({ pattern }, request) => {
    expect(pattern).toBe(ListIdleAccounts.pattern);
    const { idleSince, after = '', limit } = request as RpcRequest<typeof ListIdleAccounts>;
    const idle = [...logins].filter(([id, at]) => at < new Date(idleSince) && id > after).map(([id]) => id);
    return { userIds: idle.sort().slice(0, limit) } as never;
  });
});
afterAll(() => app?.close());
beforeEach(async () => {
  logins.clear();
  await app.query('TRUNCATE account, session, erasure, consent CASCADE');
});

type Actor = ReturnType<typeof newVisitor>;
const retire = () => app.module.get(RetireIdleHandler).execute();
const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);

/** A person whose session was last used so many days ago. */
async function idleFor(days: number, actor: Actor) {
  await app.open(actor);
  const values = [ownerOf(actor), days];
  await app.query(`UPDATE session SET last_active_at = now() - $2 * interval '1 d' WHERE owner = $1`, values);
  await app.query(`UPDATE account SET created_at = now() - ($2 + 1) * interval '1 d' WHERE owner = $1`, values);
  return actor;
}
const left = async () =>
  (await app.query<{ owner: string }>('SELECT owner FROM account ORDER BY owner')).map(({ owner }) => owner);

test('visitors are erased after 90 days without a visit, not a day earlier', async () => {
  await idleFor(91, newVisitor());
  const spared = await idleFor(89, newVisitor());
  expect(await retire()).toBe(false);
  expect(await left()).toEqual([ownerOf(spared)]);
  expect(await app.query('SELECT scope, asked_by FROM erasure')).toEqual([
    { scope: 'everything', asked_by: 'retention' },
  ]);
});

test('one session in use keeps the old ones', async () => {
  const visitor = await idleFor(91, newVisitor());
  await app.open(visitor);
  await retire();
  expect(await left()).toEqual([ownerOf(visitor)]);
  expect(await app.count('session')).toBe(2);
});

test('users are erased 24 months after their last login, unless a session was used since', async () => {
  const [gone, back, recent] = [newUser(), newUser(), newUser()];
  await idleFor(800, gone);
  await idleFor(10, back);
  await idleFor(800, recent);
  logins.set(gone.userId!, monthsAgo(25)).set(back.userId!, monthsAgo(25)).set(recent.userId!, monthsAgo(20));
  await retire();
  expect(await left()).toEqual([ownerOf(back), ownerOf(recent)].sort());
});

test('an account without a session is erased too', async () => {
  const { userId } = newUser();
  logins.set(userId!, monthsAgo(25));
  await retire();
  expect(await app.query('SELECT owners FROM erasure')).toEqual([{ owners: [`u:${userId}`] }]);
});

test('erases in small batches until none is left', async () => {
  await Promise.all(Array.from({ length: 60 }, () => idleFor(100, newVisitor())));
  expect(await retire()).toBe(true);
  expect(await left()).toHaveLength(10);
  expect(await retire()).toBe(false);
  expect(await left()).toEqual([]);
});
