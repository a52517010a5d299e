import { type LogEvent } from '@afya/service-contracts';
import { PASSWORD, startTestAuth, type TestAuth } from '../../test/start-test-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
beforeEach(() => auth.database.query('TRUNCATE auth.outbox'));
afterAll(() => auth.stop());

/** The events stay in the outbox, because no log service runs here. */
const storedEvents = async () =>
  (await auth.database.query<{ payload: LogEvent[] }>('SELECT payload FROM auth.outbox ORDER BY id')).flatMap(
    ({ payload }) => payload.map(({ type, userId, severity, details }) => ({ type, userId, severity, details })),
  );

test('logs registrations, logins and failed logins with the user’s id, without names and passwords', async () => {
  const { id: userId } = await auth.register('Nyambura');
  await auth.verify('nyambura');
  await expect(auth.verify('Nyambura', 'siyo hii')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
  await expect(auth.verify('Asiyekuwepo', 'siyo hii')).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
  expect(await storedEvents()).toEqual([
    { type: 'register', userId, severity: 'info', details: {} },
    { type: 'login', userId, severity: 'info', details: {} },
    { type: 'login_failed', userId, severity: 'warning', details: { reason: 'wrong_password' } },
    { type: 'login_failed', userId: null, severity: 'warning', details: { reason: 'unknown_name' } },
  ]);
  const stored = JSON.stringify(await auth.database.query('SELECT * FROM auth.outbox'));
  for (const secret of ['yambura', 'siyekuwepo', 'siyo hii', PASSWORD]) expect(stored).not.toContain(secret);
});

test('logs a registration once, also when it is refused or repeated', async () => {
  const { id: userId } = await auth.register('Kamau');
  await auth.register('Kamau', { userId });
  await expect(auth.register('KAMAU')).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  expect((await storedEvents()).map(({ type }) => type)).toEqual(['register']);
});
