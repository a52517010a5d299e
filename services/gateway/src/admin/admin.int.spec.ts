import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { LOGGED } from '../../test/fake-admin-log';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

let redis: TestRedis;
let gateway: TestGateway;
let admin: ReturnType<typeof request.agent>;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
  admin = await signUp('Msimamizi');
  setRole('Msimamizi', 'admin');
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

async function signUp(username: string) {
  const browser = request.agent(gateway.server);
  await browser
    .post('/api/auth/register')
    .send({ username, password: 'siri sana', preferredLanguage: 'sw' })
    .expect(201);
  return browser;
}
const setRole = (username: string, role: 'user' | 'admin') => gateway.auth.setRole(username, role);

test.each(['/api/admin/logs', '/api/admin/diagnoses'])('%s refuses callers who are not admins', async (path) => {
  const nobody = await request(gateway.server).get(path).expect(401);
  expect(nobody.body).toMatchObject({
    message: 'You must be logged in as an admin to view this page',
    code: 'ADMIN_LOGIN_REQUIRED',
  });
  const user = await signUp(`Mtumiaji ${path}`);
  expect((await user.get(path).expect(403)).body).toMatchObject({ message: 'Access denied', code: 'ACCESS_DENIED' });
  await admin.get(path).expect(200);
});

test('refuses the next request after the admin role is revoked', async () => {
  const demoted = await signUp('Zamani');
  setRole('Zamani', 'admin');
  await demoted.get('/api/admin/logs').expect(200);
  setRole('Zamani', 'user');
  await demoted.get('/api/admin/logs').expect(403);
});

test('returns a page with its total count and cursor', async () => {
  const { body, headers } = await admin.get('/api/admin/logs').expect(200);
  expect(body).toEqual([LOGGED]);
  expect(headers).toMatchObject({ 'x-total-count': '4321', 'x-next-cursor': 'next-page', 'cache-control': 'no-store' });
  expect(gateway.adminLog.filters.at(-1)).toEqual({ limit: 100 });
  const last = await admin.get('/api/admin/diagnoses').expect(200);
  expect(last.headers['x-total-count']).toBe('0');
  expect(last.headers).not.toHaveProperty('x-next-cursor');
});

test('passes every filter on to the log service', async () => {
  const userId = '4b3c2f0e-8d1f-4c55-9d41-8a2a1c0a7c11';
  const query = {
    limit: '5',
    before: 'cursor',
    severity: 'error',
    eventType: 'red_flag',
    sessionId: LOGGED.sessionId!,
    userId,
    stage: 'follow_up',
    model: 'gpt-x',
    q: 'homa',
  };
  await admin
    .get('/api/admin/logs')
    .query({ ...query, from: '2026-01-01', to: '2026-02-01T03:00:00+03:00' })
    .expect(200);
  const period = { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' };
  expect(gateway.adminLog.filters.at(-1)).toEqual({ ...query, limit: 5, ...period });
  await admin.get('/api/admin/logs?severity=&q=').expect(200);
  expect(gateway.adminLog.filters.at(-1)).toEqual({ limit: 100 });
});

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'severity=loud',
  'eventType=x',
  'sessionId=x',
  'userId=x',
  'stage=x',
  'model=%00',
  `model=${'x'.repeat(101)}`,
  'from=yesterday',
  'to=1',
  'to=0000-01-01',
  'from=9999-12-31T23:59:00-23:59',
  'q=%00',
  'before=%00',
  'q=a&q=b',
  `q=${'x'.repeat(201)}`,
])('refuses ?%.30s', async (query) => {
  const { body } = await admin.get(`/api/admin/logs?${query}`).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [query.split('=')[0]!]: expect.any(String) } });
});
