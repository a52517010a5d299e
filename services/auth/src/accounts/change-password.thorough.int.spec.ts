import { ChangeAccountPassword } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { PASSWORD, startTestAuth, type TestAuth } from '../../test/start-test-auth';

const NEW = 'maji ya moto';
let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

test('replaces the password immediately and changes its version', async () => {
  const { id, passwordVersion } = await auth.register('Akinyi');
  const commandId = randomUUID();
  const changed = await auth.change(id, PASSWORD, NEW, commandId);
  expect(changed).toMatchObject({ id, username: 'Akinyi', passwordVersion: commandId });
  expect(changed.passwordVersion).not.toBe(passwordVersion);
  await expect(auth.verify('Akinyi')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
  expect(await auth.verify('Akinyi', NEW)).toEqual(changed);
  const [row] = await auth.database.query<{ password_hash: string }>('SELECT password_hash FROM auth.account');
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a wrong current password changes nothing', async () => {
  const account = await auth.register('Barasa');
  await expect(auth.change(account.id, 'not it', NEW)).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
  expect(await auth.verify('Barasa')).toEqual(account);
});

test('refuses to change the password of another user', async () => {
  await auth.register('Chebet');
  const nobody = { visitorId: 'v'.repeat(21), userId: null, role: 'visitor' } as const;
  const change = { commandId: randomUUID(), currentPassword: PASSWORD, newPassword: NEW };
  const refusals = [
    [nobody, 'LOGIN_REQUIRED'],
    [{ ...nobody, role: 'system' }, 'RPC_ACTOR_INVALID'],
  ] as const;
  for (const [actor, code] of refusals)
    await expect(auth.rpc.call(ChangeAccountPassword, change, actor)).rejects.toMatchObject({ code });
  await expect(auth.change(randomUUID(), PASSWORD, NEW)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  expect(await auth.verify('Chebet')).toMatchObject({ username: 'Chebet' });
});

test.each([
  ['iloveyou', 'This password is too common'],
  ['KENYA254', 'This password is too common'],
  [' dalmas ', 'Password must not be the username'],
])('refuses %j alike for a right and a wrong current password', async (password, message) => {
  const found = await auth.verify('Dalmas').catch(() => auth.register('Dalmas'));
  const refusal = { code: 'VALIDATION_FAILED', params: { errors: { newPassword: message } } };
  await expect(auth.change(found.id, PASSWORD, password)).rejects.toMatchObject(refusal);
  await expect(auth.change(found.id, 'not it', password)).rejects.toMatchObject(refusal);
});

test('a repeated change has no further effect', async () => {
  const { id } = await auth.register('Esther');
  const commandId = randomUUID();
  const change = () => auth.change(id, PASSWORD, NEW, commandId);
  const answers = [...(await Promise.all([change(), change()])), await change()];
  expect(new Set(answers.map(({ passwordVersion }) => passwordVersion))).toEqual(new Set([commandId]));
});

test('one of ten concurrent changes succeeds', async () => {
  const { id } = await auth.register('Faraja');
  const changes = Array.from({ length: 10 }, (_, i) => auth.change(id, PASSWORD, `${NEW} ${i}`));
  const outcomes = await Promise.allSettled(changes);
  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await auth.verify('Faraja', `${NEW} ${winner}`)).toMatchObject({ id });
});
