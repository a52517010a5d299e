import { type LogEvent } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { startTestAuth, type TestAuth } from '../../test/start-test-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const CODE = 'AAAAAA-BBBBBB-CCCCCC-DDDDDD';
const NEW = 'maji ya moto';
const WRONG = { code: 'CREDENTIALS_INVALID' };

/** An account with a recovery code. */
async function registerWithCode() {
  const { id, username } = await auth.register(`Mtu ${randomUUID()}`);
  await auth.setRecoveryCode(id, CODE);
  return { id, username };
}

test('a recovery code replaces the password once, in any case and with any spaces', async () => {
  const { id, username } = await registerWithCode();
  const before = await auth.get(id);
  const account = await auth.recover(username, ' aaaaaa bbbbbb-CCCCCCDDDDDD ', NEW);
  expect(account).toMatchObject({ id, username });
  expect(account.passwordVersion).not.toBe(before!.passwordVersion);
  expect(await auth.verify(username, NEW)).toMatchObject({ id });
  await expect(auth.verify(username)).rejects.toMatchObject(WRONG);
  await expect(auth.recover(username, CODE, 'nyingine kabisa')).rejects.toMatchObject(WRONG);
});

test('refuses an unknown name, a wrong code and an account without a code alike', async () => {
  const { username } = await registerWithCode();
  const { username: without } = await auth.register(`Mtu ${randomUUID()}`);
  const refusals = await Promise.allSettled([
    auth.recover('nobody of this name', CODE, NEW),
    auth.recover(username, 'AAAAAA-BBBBBB-CCCCCC-DDDDDE', NEW),
    auth.recover(without, CODE, NEW),
  ]);
  const [first, ...others] = refusals.map((refusal) => ({ ...(refusal as PromiseRejectedResult).reason }));
  expect(first).toMatchObject(WRONG);
  for (const other of others) expect(other).toEqual(first);
  expect(await auth.verify(username)).toMatchObject({ username });
});

test('a password that is not allowed leaves the code unused', async () => {
  const { username } = await registerWithCode();
  await expect(auth.recover(username, CODE, 'password')).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    params: { errors: { newPassword: 'This password is too common' } },
  });
  expect(await auth.recover(username, CODE, NEW)).toMatchObject({ username });
});

test('a repeat of the same command has no effect, and of two concurrent ones with one code one succeeds', async () => {
  const { username } = await registerWithCode();
  const commandId = randomUUID();
  const [first, repeat] = [
    await auth.recover(username, CODE, NEW, commandId),
    await auth.recover(username, CODE, NEW, commandId),
  ];
  expect(repeat).toEqual(first);
  const { username: other } = await registerWithCode();
  const both = await Promise.allSettled([auth.recover(other, CODE, NEW), auth.recover(other, CODE, 'nyingine kabisa')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a new code replaces the earlier one and needs the password', async () => {
  const { id, username } = await registerWithCode();
  await expect(auth.setRecoveryCode(id, 'EEEEEE', 'not it')).rejects.toMatchObject(WRONG);
  await auth.setRecoveryCode(id, 'FFFFFF');
  await expect(auth.recover(username, CODE, NEW)).rejects.toMatchObject(WRONG);
  expect(await auth.recover(username, 'FFFFFF', NEW)).toMatchObject({ id });
});

test('stores only a hash of the code and logs both outcomes', async () => {
  const { id, username } = await registerWithCode();
  await expect(auth.recover(username, 'wrong', NEW)).rejects.toMatchObject(WRONG);
  await auth.recover(username, CODE, NEW);
  const [account] = await auth.database.query<{ recovery_hash: string | null }>(
    'SELECT recovery_hash FROM auth.account WHERE id = $1',
    [id],
  );
  expect(account).toEqual({ recovery_hash: null });
  const rows = await auth.database.query<{ payload: LogEvent[] }>('SELECT payload FROM auth.outbox ORDER BY id');
  const types = rows.flatMap(({ payload }) => payload.filter(({ userId }) => userId === id).map(({ type }) => type));
  expect(types).toEqual(['register', 'login_failed', 'login']);
});
