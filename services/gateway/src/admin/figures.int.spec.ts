import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { LOGGED } from '../../test/fake-admin-log';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

const EVENT_ID = '4b3c2f0e-8d1f-4c55-9d41-8a2a1c0a7c11';
const TIMELINE = `/api/admin/sessions/${LOGGED.sessionId}/timeline`;
const VERDICT = `/api/admin/diagnoses/${EVENT_ID}/verdict`;

let redis: TestRedis;
let gateway: TestGateway;
let admin: ReturnType<typeof request.agent>;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
  admin = await signUp('Msimamizi');
  gateway.auth.setRole('Msimamizi', 'admin');
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

async function signUp(username: string) {
  const browser = request.agent(gateway.server);
  const account = { username, password: 'siri sana', preferredLanguage: 'sw' };
  await browser.post('/api/auth/register').send(account).expect(201);
  return browser;
}

test.each([
  ['get', '/api/admin/counts'],
  ['get', '/api/admin/overview'],
  ['get', TIMELINE],
  ['post', VERDICT],
] as const)('%s %s refuses callers who are not admins and forbids caching', async (method, path) => {
  const form = { verdict: 'right', note: '' };
  const nobody = await request(gateway.server)[method](path).send(form).expect(401);
  expect(nobody.body).toMatchObject({ code: 'ADMIN_LOGIN_REQUIRED' });
  const user = await signUp(`Mtumiaji ${path.slice(-8)}`);
  expect((await user[method](path).send(form).expect(403)).body).toMatchObject({ code: 'ACCESS_DENIED' });
  const { headers } = await admin[method](path).send(form).expect(200);
  if (method === 'get') expect(headers['cache-control']).toBe('no-store');
});

test('counts logs with the filters of the lists', async () => {
  const filter = { severity: 'error', eventType: 'red_flag', stage: 'follow_up', model: 'gpt', q: 'homa' };
  const { body } = await admin
    .get('/api/admin/counts')
    .query({ ...filter, from: '2026-01-01' })
    .expect(200);
  expect(body).toEqual({ logs: 30, diagnoses: 4, errors: 2, warnings: 9 });
  expect(gateway.adminLog.counted.at(-1)).toEqual({ ...filter, from: '2026-01-01T00:00:00.000Z' });
});

test('returns the overview of the last 30 days by day unless the query sets a period', async () => {
  const query = { from: '2026-01-01T03:00:00+03:00', to: '2026-01-02', by: 'hour' };
  await admin.get('/api/admin/overview').query(query).expect(200);
  const period = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-02T00:00:00.000Z' };
  expect(gateway.adminLog.overviews.at(-1)).toEqual({ ...period, by: 'hour' });
  await admin.get('/api/admin/overview?from=&to=2026-03-31&by=').expect(200);
  const [from, to] = ['2026-03-01T00:00:00.000Z', '2026-03-31T00:00:00.000Z'];
  expect(gateway.adminLog.overviews.at(-1)).toEqual({ from, to, by: 'day' });
});

test('continues a timeline at its cursor, and answers 404 for a session without logs', async () => {
  const { body } = await admin.get(`${TIMELINE}?after=next-part`).expect(200);
  expect(body).toMatchObject({ events: [LOGGED], nextCursor: 'next-part' });
  expect(gateway.adminLog.timelines.at(-1)).toEqual({ sessionId: LOGGED.sessionId, after: 'next-part' });
  const unknown = await admin.get(`/api/admin/sessions/${'U'.repeat(21)}/timeline`).expect(404);
  expect(unknown.body).toMatchObject({ code: 'SESSION_NOT_FOUND' });
});

test('trims the note of a verdict and passes it on', async () => {
  const { body } = await admin.post(VERDICT).send({ verdict: 'partly', note: '  Pia homa ya matumbo ' }).expect(200);
  const form = { verdict: 'partly', note: 'Pia homa ya matumbo' };
  expect(body).toMatchObject({ ...form, by: expect.any(String) });
  expect(gateway.adminLog.verdicts.at(-1)).toEqual({ ...form, eventId: EVENT_ID });
});

test.each([
  ['/api/admin/counts?severity=loud', 'severity'],
  ['/api/admin/counts?from=yesterday', 'from'],
  ['/api/admin/counts?q=%00', 'q'],
  ['/api/admin/overview?by=minute', 'by'],
  ['/api/admin/overview?from=1', 'from'],
  ['/api/admin/overview?to=9999-12-31T23:59:00-23:59', 'to'],
  [`${TIMELINE}?after=%00`, 'after'],
  [`${TIMELINE}?after=a&after=b`, 'after'],
])('refuses %s', async (path, field) => {
  const { body } = await admin.get(path).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [field]: expect.any(String) } });
});

test.each([
  [VERDICT, { verdict: 'maybe' }, 'verdict'],
  [VERDICT, {}, 'verdict'],
  [VERDICT, { verdict: 'right', note: 'x'.repeat(1_001) }, 'note'],
  [VERDICT, { verdict: 'right', note: ['x'] }, 'note'],
  ['/api/admin/diagnoses/7/verdict', { verdict: 'right' }, 'eventId'],
])('refuses a verdict to %s of %j', async (path, form, field) => {
  const { body } = await admin.post(path).send(form).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [field]: expect.any(String) } });
});
