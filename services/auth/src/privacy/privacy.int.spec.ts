import { RpcClient, RpcKeys } from '@afya/messaging';
import { parseDataKeys } from '@afya/runtime';
import {
  EraseAccount,
  ExportAccount,
  ListIdleAccounts,
  RegisterAccount,
  SYSTEM_ACTOR,
  VerifyCredentials,
} from '@afya/service-contracts';
import { createDatabase, startRedis, TEST_RPC_KEYS, type TestDatabase, type TestRedis } from '@afya/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { startAuth } from '../start-auth';

let redis: TestRedis;
let database: TestDatabase;
let stop: () => Promise<void>;
let rpc: RpcClient;
let consultation: RpcClient;
beforeAll(async () => {
  [database, redis] = await Promise.all([createDatabase(), startRedis()]);
  const urls = { DATABASE_URL: database.url, BUS_REDIS_URL: redis.url, QUEUE_REDIS_URL: redis.url };
  const DATA_KEYS = parseDataKeys(`specs:${randomBytes(32).toString('base64')}`);
  stop = await startAuth({ ...urls, ...TEST_RPC_KEYS.auth, DATA_KEYS, DATABASE_POOL: 3, MIGRATE_ON_START: true });
  const clientOf = (service: 'gateway' | 'consultation') =>
    new RpcClient({ redisUrl: redis.url, keys: new RpcKeys(service, TEST_RPC_KEYS[service]) });
  rpc = clientOf('gateway');
  consultation = clientOf('consultation');
}, 20_000);
afterAll(async () => {
  await Promise.all([stop(), rpc.close(), consultation.close()]);
  await Promise.all([redis.stop(), database.drop()]);
});

async function register() {
  const account = { username: `u${randomBytes(6).toString('hex')}`, password: 'siri kubwa sana 7' };
  const userId = randomUUID();
  await rpc.call(RegisterAccount, { ...account, userId, preferredLanguage: 'sw' }, SYSTEM_ACTOR);
  return { ...account, userId };
}
const asUser = (userId: string) => ({ userId, visitorId: null, role: 'user' as const });
const lastLogin = (userId: string, interval: string) =>
  database.query('UPDATE auth.account SET last_login_at = now() - $2::interval WHERE id = $1', [userId, interval]);

test('exports an account to its user only, without the password data', async () => {
  const { userId, username } = await register();
  const exported = await rpc.call(ExportAccount, { userId }, asUser(userId));
  expect(exported).toEqual({
    id: userId,
    username,
    preferredLanguage: 'sw',
    role: 'user',
    createdAt: expect.any(String),
    lastLoginAt: expect.any(String),
  });
  const stranger = rpc.call(ExportAccount, { userId }, asUser(randomUUID()));
  await expect(stranger).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});

test('only the system deletes an account; then no login works and the name is free', async () => {
  const { userId, ...account } = await register();
  const refused = { code: 'RPC_ACTOR_INVALID' };
  await expect(rpc.call(EraseAccount, { userId }, asUser(userId))).rejects.toMatchObject(refused);
  await expect(consultation.call(EraseAccount, { userId }, asUser(userId))).rejects.toMatchObject(refused);
  expect(await consultation.call(EraseAccount, { userId }, SYSTEM_ACTOR)).toEqual({ erased: true });
  expect(await consultation.call(EraseAccount, { userId }, SYSTEM_ACTOR)).toEqual({ erased: false });
  expect(await rpc.call(ExportAccount, { userId }, asUser(userId))).toBeNull();
  await expect(rpc.call(VerifyCredentials, account, SYSTEM_ACTOR)).rejects.toMatchObject({
    code: 'CREDENTIALS_INVALID',
  });
  const again = { ...account, userId: randomUUID(), preferredLanguage: 'en' as const };
  await expect(rpc.call(RegisterAccount, again, SYSTEM_ACTOR)).resolves.toMatchObject({ username: account.username });
});

test('lists idle accounts in parts; a login makes an account active', async () => {
  await database.query('TRUNCATE auth.account CASCADE');
  const users = [await register(), await register(), await register()];
  for (const { userId } of users) await lastLogin(userId, '25 months');
  const { username, password } = users[0]!;
  await rpc.call(VerifyCredentials, { username, password }, SYSTEM_ACTOR);
  const idleSince = new Date(Date.now() - 24 * 31 * 86_400_000).toISOString();
  const idle = async (after?: string) =>
    (await consultation.call(ListIdleAccounts, { idleSince, limit: 1, ...(after && { after }) }, SYSTEM_ACTOR)).userIds;
  const first = await idle();
  const second = await idle(first[0]);
  expect([...first, ...second].sort()).toEqual([users[1]!.userId, users[2]!.userId].sort());
  expect(await idle(second[0])).toEqual([]);
  const byUser = rpc.call(ListIdleAccounts, { idleSince, limit: 1 }, asUser(users[0]!.userId));
  await expect(byUser).rejects.toMatchObject({ code: 'RPC_ACTOR_INVALID' });
});
