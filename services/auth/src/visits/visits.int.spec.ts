import { type Actor, type LogEvent, NoteAdminVisit } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { startTestAuth, type TestAuth, userActor } from '../../testing/start-test-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
beforeEach(() => auth.database.query('TRUNCATE auth.outbox'));
afterAll(() => auth.stop());

const admin: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };
const note = (actor: Actor, visitId = randomUUID()) =>
  auth.rpc.call(NoteAdminVisit, { visitId, list: 'queues' }, actor);
/** Nobody takes them: there is no log here. */
const told = async () =>
  (await auth.database.query<{ payload: LogEvent[] }>('SELECT payload FROM auth.outbox')).flatMap(
    ({ payload }) => payload,
  );

test('a visit waits in the outbox until the log has it, and a repeat of the call is the same event', async () => {
  const visitId = randomUUID();
  await note(admin, visitId);
  await note(admin, visitId);
  const visits = await told();
  const visit = { id: visitId, type: 'admin_read', userId: admin.userId, visitorId: null, details: { list: 'queues' } };
  expect(visits[0]).toMatchObject(visit);
  expect(new Set(visits.map(({ id }) => id))).toEqual(new Set([visitId]));
});

test('whoever is no admin is refused, and nothing is told of it', async () => {
  await expect(note(userActor(randomUUID()))).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(note({ ...admin, userId: null })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await told()).toEqual([]);
});
