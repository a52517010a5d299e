import { type Actor, type LogEvent, NoteAdminVisit } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';
import { startTestAuth, type TestAuth, userActor } from '../../test/start-test-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
beforeEach(() => auth.database.query('TRUNCATE auth.outbox'));
afterAll(() => auth.stop());

const admin: Actor = { visitorId: null, userId: randomUUID(), role: 'admin' };
const note = (actor: Actor, visitId = randomUUID()) =>
  auth.rpc.call(NoteAdminVisit, { visitId, list: 'queues' }, actor);
/** The events stay in the outbox, because no log service runs here. */
const storedEvents = async () =>
  (await auth.database.query<{ payload: LogEvent[] }>('SELECT payload FROM auth.outbox')).flatMap(
    ({ payload }) => payload,
  );

test('a visit stays in the outbox until the log has it, and a repeated call writes the same event', async () => {
  const visitId = randomUUID();
  await note(admin, visitId);
  await note(admin, visitId);
  const visits = await storedEvents();
  const visit = { id: visitId, type: 'admin_read', userId: admin.userId, visitorId: null, details: { list: 'queues' } };
  expect(visits[0]).toMatchObject(visit);
  expect(new Set(visits.map(({ id }) => id))).toEqual(new Set([visitId]));
});

test('refuses callers who are not admins, and logs nothing', async () => {
  await expect(note(userActor(randomUUID()))).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(note({ ...admin, userId: null })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await storedEvents()).toEqual([]);
});
