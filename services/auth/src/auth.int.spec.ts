import { GetAccount, SYSTEM_ACTOR, VerifyCredentials, type Actor } from '@afya/service-contracts';
import { createDatabase } from '@afya/testing';
import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { startTestAuth, type TestAuth } from '../test/start-test-auth';
import { administer } from './admin/administer';
import { TypeOrmAccountRepository } from './persistence/typeorm-account.repository';
import { openDatabase } from './persistence/open-database';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const accounts = async () =>
  Number((await auth.database.query<{ n: string }>('SELECT count(*) n FROM auth.account'))[0]?.n);

test('a registered user logs in with name and password, in any letter case', async () => {
  const user = await auth.register('Amina');
  expect(user).toEqual({
    id: expect.any(String),
    username: 'Amina',
    preferredLanguage: 'sw',
    role: 'user',
    passwordVersion: expect.any(String),
  });
  expect(await auth.verify('amina', 'siri sana')).toEqual(user);
  expect(await auth.verify(' ＡＭＩＮＡ ', 'siri sana')).toEqual(user);
});

test('stores the password as argon2id with 19 MiB and two passes', async () => {
  await auth.register('hashed');
  const [row] = await auth.database.query<{ password_hash: string }>(
    `SELECT password_hash FROM auth.account WHERE username = 'hashed'`,
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each(['wanjiku', 'WANJIKU', 'wаnjiku', 'wanjiкu', 'ｗanjiku', 'wánjiku', 'w\u1ab0anjiku'])(
  'when Wanjiku is registered, %s is taken',
  async (lookalike) => {
    await auth.register('Wanjiku').catch(() => undefined);
    await expect(auth.register(lookalike)).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  },
);

test('ignores the width of spaces in names', async () => {
  await auth.register('Mama Njeri');
  for (const lookalike of ['mama  njeri', 'mama\u3000njeri', 'mama \u00a0njeri'])
    await expect(auth.register(lookalike)).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
});

test.each([
  ['iloveyou', 'This password is too common'],
  ['Safaricom123', 'This password is too common'],
  ['GITONGA', 'Password must not be the username'],
])('refuses the password %j, whether the name is free or taken', async (password, message) => {
  const refusal = { code: 'VALIDATION_FAILED', params: { errors: { password: message } } };
  await expect(auth.register('Gitonga', { password })).rejects.toMatchObject(refusal);
  await auth.register('Amina').catch(() => undefined);
  if (password !== 'GITONGA') await expect(auth.register('Amina', { password })).rejects.toMatchObject(refusal);
});

test('accepts a common password at login', async () => {
  const { id } = await auth.register('Since long');
  const [row] = await auth.database.query<{ password_hash: string }>(
    'UPDATE auth.account SET password_hash = $2 WHERE id = $1 RETURNING password_hash',
    [id, await hash('123456')],
  );
  expect(row).toBeDefined();
  expect(await auth.verify('Since long', '123456')).toMatchObject({ id });
});

test('names that differ in ASCII letters are different', async () => {
  await auth.register('otieno1');
  await expect(auth.register('otienol')).resolves.toMatchObject({ username: 'otienol' });
});

test('one of twenty concurrent registrations of a name succeeds', async () => {
  const attempts = Array.from({ length: 20 }, (_, i) => auth.register(i % 2 ? 'RUSHED' : 'rushed'));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['USERNAME_TAKEN']));
});

test('a repeated registration returns the same user', async () => {
  const userId = randomUUID();
  const first = await auth.register('Repeated', { userId });
  const before = await accounts();
  expect(await auth.register('Repeated', { userId })).toEqual(first);
  expect(await accounts()).toBe(before);
});

test.each([
  'ab\u200bcd',
  'abc\u0000',
  'abc\u202edef',
  'abc\ud800',
  'abc\u3164',
  'abc\ufe0f',
  'abc\u115f',
  'abc\u2800',
  'abc\u034f',
])('refuses invisible characters in %j', async (username) => {
  await expect(auth.register(username)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { errors: { username: expect.any(String) } },
  });
});

test.each(['ab\u0000cd', '\ud800', 'x'.repeat(10_000)])('refuses a login with the name %.10j', async (username) => {
  await expect(auth.verify(username, 'not it')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
});

test('only the user and the system may read an account', async () => {
  const { id: userId } = await auth.register('Private');
  const self: Actor = { visitorId: null, userId, role: 'user' };
  const other: Actor = { ...self, userId: randomUUID() };
  expect(await auth.rpc.call(GetAccount, { userId }, self)).toMatchObject({ username: 'Private' });
  expect(await auth.rpc.call(GetAccount, { userId: randomUUID() }, SYSTEM_ACTOR)).toBeNull();
  await expect(auth.rpc.call(GetAccount, { userId }, other)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(auth.rpc.call(VerifyCredentials, { username: 'a', password: 'b' }, self)).rejects.toMatchObject({
    code: 'RPC_ACTOR_INVALID',
  });
});

test('a command grants and revokes the admin role', async () => {
  const { id: userId } = await auth.register('Boss');
  const own = await openDatabase({ DATABASE_URL: auth.database.url, DATABASE_POOL: 2, MIGRATE_ON_START: true });
  const command = (...words: string[]) => administer(words, new TypeOrmAccountRepository(own));
  const role = async () => (await auth.rpc.call(GetAccount, { userId }, SYSTEM_ACTOR))?.role;
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

test('the migrations can be undone and applied again', async () => {
  const spare = await createDatabase();
  const own = await openDatabase({ DATABASE_URL: spare.url, DATABASE_POOL: 2, MIGRATE_ON_START: true });
  try {
    for (let left = own.dataSource.migrations.length; left > 0; left -= 1) await own.dataSource.undoLastMigration();
    expect(await spare.query(`SELECT to_regclass('auth.account') AS "table"`)).toEqual([{ table: null }]);
    await own.dataSource.runMigrations();
    expect(await new TypeOrmAccountRepository(own).listAdmins()).toEqual([]);
  } finally {
    await own.close();
    await spare.drop();
  }
});
