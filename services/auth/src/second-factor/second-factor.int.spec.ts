import {
  ConfirmPassword,
  ConfirmSecondFactor,
  GetSecondFactor,
  StartSecondFactor,
  VerifySecondFactor,
} from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { startTestAuth, userActor, type TestAuth } from '../../test/start-test-auth';
import { codeOf, startEarlyInStep } from '../../test/time-steps';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());
beforeEach(startEarlyInStep);

const RECOVERY_CODES = ['AAAAAA-BBBBBB-CCCCCC-DDDDDD', 'EEEEEE-FFFFFF-GGGGGG-HHHHHH'];
const INVALID = { code: 'SECOND_FACTOR_INVALID' };

async function makeAdmin() {
  const { id } = await auth.register(`mtu-${randomUUID().slice(0, 12)}`);
  await auth.database.query(`UPDATE auth.account SET role = 'admin' WHERE id = $1`, [id]);
  return id;
}
const start = (userId: string, factorId: string = randomUUID()) =>
  auth.rpc.call(StartSecondFactor, { factorId }, userActor(userId));
const confirm = (userId: string, code: string, recoveryCodes = RECOVERY_CODES) =>
  auth.rpc.call(ConfirmSecondFactor, { code, recoveryCodes }, userActor(userId));
const verify = (userId: string, code: string, commandId: string = randomUUID()) =>
  auth.rpc.call(VerifySecondFactor, { code, commandId }, userActor(userId));
const stateOf = (userId: string) => auth.rpc.call(GetSecondFactor, {}, userActor(userId));

/** An admin whose second factor was confirmed with the code of the step before this one. */
async function enrol() {
  const userId = await makeAdmin();
  const { secret } = await start(userId);
  const { factorId } = await confirm(userId, codeOf(secret, -1));
  return { userId, secret, factorId };
}

test('a second factor is used once a code has confirmed it', async () => {
  const userId = await makeAdmin();
  const { secret, uri } = await start(userId);
  expect(uri).toContain(`secret=${secret}`);
  expect(await stateOf(userId)).toEqual({ enrolled: false, recoveryCodesLeft: 0 });
  expect(await auth.get(userId)).not.toHaveProperty('secondFactor');
  await expect(confirm(userId, '000000')).rejects.toMatchObject(INVALID);
  const { factorId } = await confirm(userId, codeOf(secret));
  expect(await auth.get(userId)).toMatchObject({ secondFactor: factorId });
  expect(await stateOf(userId)).toEqual({ enrolled: true, recoveryCodesLeft: 2 });
});

test('the secret and the recovery codes are not stored in plain text', async () => {
  const { userId, secret } = await enrol();
  const rows = await auth.database.query(
    `SELECT f.secret, c.code_hash FROM auth.second_factor f JOIN auth.recovery_code c ON c.second_factor_id = f.id
     WHERE f.user_id = $1`,
    [userId],
  );
  expect(rows).toHaveLength(2);
  const stored = JSON.stringify(rows);
  for (const plain of [secret, 'AAAAAA', 'AAAAAABBBBBB']) expect(stored).not.toContain(plain);
  expect(stored).toContain('specs.');
});

test('accepts each time step once, and a repeated command again', async () => {
  const { userId, secret, factorId } = await enrol();
  const [code, commandId] = [codeOf(secret), randomUUID()];
  expect(await verify(userId, code, commandId)).toEqual({ factorId });
  expect(await verify(userId, code, commandId)).toEqual({ factorId });
  await expect(verify(userId, code)).rejects.toMatchObject(INVALID);
  await expect(verify(userId, codeOf(secret, -1))).rejects.toMatchObject(INVALID);
});

test('accepts a code once when it is sent ten times at once', async () => {
  const { userId, secret } = await enrol();
  const code = codeOf(secret);
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => verify(userId, code)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each(['12345', '1234567', 'abcdef', '', '000 000'])('refuses the code %j', async (code) => {
  const { userId } = await enrol();
  await expect(verify(userId, code)).rejects.toMatchObject(INVALID);
});

test('a code more than a time step old is refused', async () => {
  const { userId, secret } = await enrol();
  await auth.database.query('UPDATE auth.second_factor SET last_step = 0 WHERE user_id = $1', [userId]);
  await expect(verify(userId, codeOf(secret, -3))).rejects.toMatchObject(INVALID);
});

test('accepts a recovery code once, in any case and with any dashes', async () => {
  const { userId, factorId } = await enrol();
  expect(await verify(userId, 'aaaaaa bbbbbb-ccccccdddddd')).toEqual({ factorId });
  expect(await stateOf(userId)).toMatchObject({ recoveryCodesLeft: 1 });
  await expect(verify(userId, RECOVERY_CODES[0]!)).rejects.toMatchObject(INVALID);
  expect(await verify(userId, RECOVERY_CODES[1]!)).toEqual({ factorId });
});

test('a confirmed new factor replaces the old one with its codes', async () => {
  const { userId, secret, factorId } = await enrol();
  const next = await start(userId);
  expect(await verify(userId, codeOf(secret))).toEqual({ factorId });
  const confirmed = await confirm(userId, codeOf(next.secret, -1), ['ZZZZZZ-ZZZZZZ-ZZZZZZ-ZZZZZZ']);
  expect(confirmed.factorId).not.toBe(factorId);
  await expect(verify(userId, codeOf(secret, 1))).rejects.toMatchObject(INVALID);
  await expect(verify(userId, RECOVERY_CODES[0]!)).rejects.toMatchObject(INVALID);
  expect(await verify(userId, codeOf(next.secret))).toEqual(confirmed);
});

test('a repeated start gives the same secret, and a repeated confirmation the same factor', async () => {
  const [userId, id] = [await makeAdmin(), randomUUID()];
  const first = await start(userId, id);
  expect(await start(userId, id)).toEqual(first);
  const code = codeOf(first.secret);
  const confirmed = await confirm(userId, code);
  expect(await confirm(userId, code)).toEqual(confirmed);
  await expect(confirm(userId, code, ['another'])).rejects.toMatchObject(INVALID);
});

test('concurrent setups all succeed, and one of them can be confirmed', async () => {
  const userId = await makeAdmin();
  const started = await Promise.all(Array.from({ length: 10 }, () => start(userId)));
  const confirmations = await Promise.allSettled(
    started.map(({ secret }, at) => confirm(userId, codeOf(secret), [`recovery code ${at}`])),
  );
  expect(confirmations.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stateOf(userId)).toMatchObject({ enrolled: true });
});

test('users who are not admins have none', async () => {
  const { id } = await auth.register(`mtu-${randomUUID().slice(0, 12)}`);
  const denied = { code: 'ACCESS_DENIED' };
  await expect(start(id)).rejects.toMatchObject(denied);
  await expect(stateOf(id)).rejects.toMatchObject(denied);
  await expect(verify(id, '123456')).rejects.toMatchObject(denied);
});

test('a signed-in user confirms their password; a wrong one is refused and logged', async () => {
  const { id } = await auth.register(`mtu-${randomUUID().slice(0, 12)}`);
  const confirmPassword = (password: string) => auth.rpc.call(ConfirmPassword, { password }, userActor(id));
  expect(await confirmPassword('siri sana')).toEqual({});
  await expect(confirmPassword('not it')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
});

test('deleting the account deletes its second factor', async () => {
  const { userId } = await enrol();
  await auth.database.query('DELETE FROM auth.account WHERE id = $1', [userId]);
  expect(await auth.database.query('SELECT 1 FROM auth.second_factor WHERE user_id = $1', [userId])).toEqual([]);
});
