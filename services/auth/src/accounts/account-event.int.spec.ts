import { type LogEvent } from '@afya/service-contracts';
import { PASSWORD, startTestAuth, type TestAuth } from '../../testing/start-test-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
beforeEach(() => auth.database.query('TRUNCATE auth.outbox'));
afterAll(() => auth.stop());

/** Nobody takes them: there is no log here that could say that it has them. */
const told = async () =>
  (await auth.database.query<{ payload: LogEvent[] }>('SELECT payload FROM auth.outbox ORDER BY id')).flatMap(
    ({ payload }) => payload.map(({ type, userId, severity, details }) => ({ type, userId, severity, details })),
  );

test('registrations, logins and failed ones are told by the user’s id, without names and passwords', async () => {
  const { id: userId } = await auth.register('Nyambura');
  await auth.verify('nyambura');
  await expect(auth.verify('Nyambura', 'siyo hii')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
  await expect(auth.verify('Asiyekuwepo', 'siyo hii')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
  expect(await told()).toEqual([
    { type: 'register', userId, severity: 'info', details: {} },
    { type: 'login', userId, severity: 'info', details: {} },
    { type: 'login_failed', userId, severity: 'warning', details: { reason: 'wrong_password' } },
    { type: 'login_failed', userId: null, severity: 'warning', details: { reason: 'unknown_name' } },
  ]);
  const kept = JSON.stringify(await auth.database.query('SELECT * FROM auth.outbox'));
  for (const secret of ['yambura', 'siyekuwepo', 'siyo hii', PASSWORD]) expect(kept).not.toContain(secret);
});

test('a registration that is refused, or comes twice, is told of once', async () => {
  const { id: userId } = await auth.register('Kamau');
  await auth.register('Kamau', { userId });
  await expect(auth.register('KAMAU')).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  expect((await told()).map(({ type }) => type)).toEqual(['register']);
});
