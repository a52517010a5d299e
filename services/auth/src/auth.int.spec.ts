import { RpcClient } from '@afya/messaging';
import { GetAccount, RegisterAccount, SYSTEM_ACTOR, VerifyCredentials, type Actor } from '@afya/service-contracts';
import { createDatabase, startRedis, type TestDatabase, type TestRedis } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { administer } from './admin/administer';
import { PostgresAccountRepository } from './accounts/postgres-account.repository';
import { openDatabase } from './database/open-database';
import { startAuth } from './start-auth';

const RPC_SECRET = 'a secret for the specs';
let redis: TestRedis;
let database: TestDatabase;
let stop: () => Promise<void>;
let rpc: RpcClient;

beforeAll(async () => {
  [redis, database] = await Promise.all([startRedis(), createDatabase()]);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: 5, MIGRATE_ON_START: true };
  stop = await startAuth({ ...env, BUS_REDIS_URL: redis.url, RPC_SECRET });
  rpc = new RpcClient({ redisUrl: redis.url, secret: RPC_SECRET, caller: 'spec' });
});
afterAll(async () => {
  await rpc.close();
  await stop();
  await Promise.all([redis.stop(), database.drop()]);
});

const register = (username: string, given: { userId?: string; password?: string } = {}) =>
  rpc.call(
    RegisterAccount,
    { userId: randomUUID(), username, password: 'siri sana', preferredLanguage: 'sw', ...given },
    SYSTEM_ACTOR,
  );
const verify = (username: string, password: string) =>
  rpc.call(VerifyCredentials, { username, password }, SYSTEM_ACTOR);
const accounts = async () => Number((await database.query<{ n: string }>('SELECT count(*) n FROM auth.account'))[0]?.n);

test('a registered user is let in by name and password, whatever the case', async () => {
  const user = await register('Amina');
  expect(user).toEqual({ id: expect.any(String), username: 'Amina', preferredLanguage: 'sw', role: 'user' });
  expect(await verify('amina', 'siri sana')).toEqual(user);
  expect(await verify(' ＡＭＩＮＡ ', 'siri sana')).toEqual(user);
});

test('the password is kept as argon2id with 19 MiB and two passes', async () => {
  await register('hashed');
  const [row] = await database.query<{ password_hash: string }>(
    `SELECT password_hash FROM auth.account WHERE username = 'hashed'`,
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each(['wanjiku', 'WANJIKU', 'wаnjiku', 'wanjiкu', 'ｗanjiku', 'wánjiku'])(
  'once Wanjiku is there, %s is taken',
  async (lookalike) => {
    await register('Wanjiku').catch(() => undefined);
    await expect(register(lookalike)).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  },
);

test('names that differ in ASCII are two names', async () => {
  await register('otieno1');
  await expect(register('otienol')).resolves.toMatchObject({ username: 'otienol' });
});

test('one of twenty who register a name at once gets it', async () => {
  const attempts = Array.from({ length: 20 }, (_, i) => register(i % 2 ? 'RUSHED' : 'rushed'));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['USERNAME_TAKEN']));
});

test('the same registration delivered twice gives the same user once', async () => {
  const userId = randomUUID();
  const first = await register('Repeated', { userId });
  const before = await accounts();
  expect(await register('Repeated', { userId })).toEqual(first);
  expect(await accounts()).toBe(before);
});

test.each(['ab\u200bcd', 'abc\u0000', 'abc\u202edef', 'abc\ud800'])(
  'the invisible in %j is refused',
  async (username) => {
    await expect(register(username)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { errors: { username: expect.any(String) } },
    });
  },
);

test.each(['ab\u0000cd', '\ud800', 'x'.repeat(10_000)])('nobody is called %.10j', async (username) => {
  await expect(verify(username, 'not it')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
});

test('a wrong password and an unknown name are refused alike, in the same time', async () => {
  await register('Timed');
  const time = async (username: string) => {
    const started = performance.now();
    await expect(verify(username, 'not it')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
    return performance.now() - started;
  };
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    known.push(await time('Timed'));
    unknown.push(await time(`nobody${i}`));
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test('more hashing than can be done in time is refused, and the service goes on', async () => {
  await register('Busy');
  const outcomes = await Promise.allSettled(Array.from({ length: 120 }, () => verify('Busy', 'siri sana')));
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  // On a machine that is busy with other things, some of those let in come too late.
  expect(codes.filter((code) => !['RPC_OVERLOADED', 'RPC_TIMEOUT'].includes(code))).toEqual([]);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await verify('Busy', 'siri sana')).toMatchObject({ username: 'Busy' });
});

test('an account is read by itself and by the system, by nobody else', async () => {
  const { id: userId } = await register('Private');
  const self: Actor = { visitorId: null, userId, role: 'user' };
  const other: Actor = { ...self, userId: randomUUID() };
  expect(await rpc.call(GetAccount, { userId }, self)).toMatchObject({ username: 'Private' });
  expect(await rpc.call(GetAccount, { userId: randomUUID() }, SYSTEM_ACTOR)).toBeNull();
  await expect(rpc.call(GetAccount, { userId }, other)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(rpc.call(VerifyCredentials, { username: 'a', password: 'b' }, self)).rejects.toMatchObject({
    code: 'ACCESS_DENIED',
  });
});

test('an admin is made and unmade by command', async () => {
  const { id: userId } = await register('Boss');
  const own = await openDatabase({ DATABASE_URL: database.url, DATABASE_POOL: 2, MIGRATE_ON_START: true });
  const command = (...words: string[]) => administer(words, new PostgresAccountRepository(own));
  const role = async () => (await rpc.call(GetAccount, { userId }, SYSTEM_ACTOR))?.role;
  expect(await command('list')).toEqual({ done: true, lines: ['There is no admin yet.'] });
  expect(await command('grant', 'boss')).toEqual({ done: true, lines: ['Boss is an admin now.'] });
  expect(await role()).toBe('admin');
  expect(await command('list')).toEqual({ done: true, lines: ['Boss'] });
  expect(await command('revoke', 'Boss')).toMatchObject({ done: true });
  expect(await role()).toBe('user');
  expect(await command('grant', 'nobody at all')).toMatchObject({ done: false });
  expect(await command('crown', 'Boss')).toMatchObject({ done: false });
  await own.close();
});

test('the migration goes down again and up again', async () => {
  const spare = await createDatabase();
  const own = await openDatabase({ DATABASE_URL: spare.url, DATABASE_POOL: 2, MIGRATE_ON_START: true });
  await own.dataSource.undoLastMigration();
  expect(await spare.query(`SELECT to_regclass('auth.account') AS "table"`)).toEqual([{ table: null }]);
  await own.dataSource.runMigrations();
  expect(await new PostgresAccountRepository(own).listAdmins()).toEqual([]);
  await own.close();
  await spare.drop();
});
