import { AppError } from '@afya/runtime';
import { startRedis, type TestRedis } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

let redis: TestRedis;
let gateway: TestGateway;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});
afterEach(() => {
  gateway.auth.changeFailure = undefined;
  gateway.auth.onVerified = undefined;
});

const OLD = 'siri sana';
const NEW = 'maji ya moto';
type Browser = ReturnType<typeof request.agent>;
let people = 0;

/** A user with a new account, signed in on several devices. */
async function signUp(devices: number) {
  const username = `Mtu ${(people += 1)}`;
  const browsers = Array.from({ length: devices }, () => request.agent(gateway.server));
  const account = { username, password: OLD, preferredLanguage: 'sw' };
  await browsers[0]!.post('/api/auth/register').send(account).expect(201);
  for (const browser of browsers.slice(1)) await login(browser, username).expect(200);
  return { username, browsers };
}
const login = (browser: Browser, username: string, password = OLD) =>
  browser.post('/api/auth/login').send({ username, password });
const change = (browser: Browser, currentPassword = OLD, newPassword = NEW) =>
  browser.post('/api/auth/password').send({ currentPassword, newPassword });
const whoIs = async (browser: Browser) => (await browser.get('/api/auth/me')).status;
const cookieOf = (response: request.Response) => /login=[^;]+/.exec(String(response.get('set-cookie')))?.[0] ?? '';

test('changing the password ends all other logins and gives this one a new id', async () => {
  const { username, browsers } = await signUp(3);
  const [phone, laptop, library] = browsers as [Browser, Browser, Browser];
  const before = cookieOf(await login(phone, username).expect(200));
  const response = await change(phone).expect(200);
  expect(response.body).toEqual({ success: true });
  expect(cookieOf(response)).toMatch(/^login=/);
  expect(cookieOf(response)).not.toBe(before);
  expect(await Promise.all([phone, laptop, library].map(whoIs))).toEqual([200, 401, 401]);
  await request(gateway.server).get('/api/auth/me').set('Cookie', before).expect(401);
  await laptop.get('/api/auth/sessions').expect(401);
  await login(laptop, username).expect(401);
  await login(laptop, username, NEW).expect(200);
});

test('changing the password is refused to callers who are not signed in', async () => {
  await change(request.agent(gateway.server)).expect(401);
  const { browsers } = await signUp(1);
  await browsers[0]!.post('/api/auth/logout').expect(200);
  expect((await change(browsers[0]!).expect(401)).body.code).toBe('LOGIN_REQUIRED');
});

test('a wrong current password is reported at its field and changes nothing', async () => {
  const { username, browsers } = await signUp(2);
  const { body } = await change(browsers[0]!, 'not it').expect(400);
  expect(body).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: { currentPassword: 'The current password is wrong' },
  });
  expect(await Promise.all(browsers.map(whoIs))).toEqual([200, 200]);
  await login(browsers[1]!, username).expect(200);
});

test('ten wrong current passwords from any logins throttle the user', async () => {
  const { browsers } = await signUp(2);
  for (let i = 0; i < 10; i += 1) await change(browsers[i % 2]!, 'wrong').expect(400);
  const { body, headers } = await change(browsers[0]!).expect(429);
  expect(body.code).toBe('LOGIN_THROTTLED');
  expect(Number(headers['retry-after'])).toBeGreaterThan(800);
});

test('a signed-in user can change the password while unknown browsers are throttled for the username', async () => {
  const { username, browsers } = await signUp(1);
  for (let i = 0; i < 11; i += 1) await login(request.agent(gateway.server), username, 'wrong');
  await login(request.agent(gateway.server), username).expect(429);
  await change(browsers[0]!).expect(200);
});

test.each([
  [{ currentPassword: OLD, newPassword: '12345' }, { newPassword: 'Password must be at least 6 characters' }],
  [{ currentPassword: '', newPassword: NEW }, { currentPassword: 'Enter your current password' }],
  [{ currentPassword: OLD, newPassword: OLD }, { newPassword: 'The new password must differ from the current one' }],
  [{ currentPassword: [OLD], newPassword: { length: 9 } }, { newPassword: expect.any(String) }],
  [{ newPassword: NEW }, { currentPassword: expect.any(String) }],
])('refuses %j', async (body, errors) => {
  const { browsers } = await signUp(1);
  const response = await browsers[0]!.post('/api/auth/password').send(body).expect(400);
  expect(response.body).toMatchObject({ code: 'VALIDATION_FAILED', errors });
  await change(browsers[0]!).expect(200);
});

test('a login in progress with the old password is refused after the change', async () => {
  const { username, browsers } = await signUp(1);
  const account = gateway.auth.accounts.get(username.toLowerCase())!;
  gateway.auth.onVerified = () => void (account.user = { ...account.user, passwordVersion: randomUUID() });
  const late = request.agent(gateway.server);
  expect((await login(late, username).expect(401)).body.code).toBe('CREDENTIALS_INVALID');
  expect(await whoIs(late)).toBe(401);
  expect(await whoIs(browsers[0]!)).toBe(401);
});

test('all logins end when the outcome of the change is unknown', async () => {
  const { username, browsers } = await signUp(2);
  gateway.auth.changeFailure = new AppError('RPC_TIMEOUT');
  await change(browsers[0]!).expect(504);
  expect(await Promise.all(browsers.map(whoIs))).toEqual([401, 401]);
  await login(browsers[1]!, username, NEW).expect(200);
});

test('one of two concurrent changes is accepted, and only its login remains', async () => {
  const { username, browsers } = await signUp(2);
  const passwords = ['kwanza kabisa', 'pili kabisa'];
  const answers = await Promise.all(browsers.map((browser, i) => change(browser, OLD, passwords[i])));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const winner = statuses.indexOf(200);
  expect(await Promise.all(browsers.map(whoIs))).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
  await login(request.agent(gateway.server), username, passwords[winner]).expect(200);
});

test('an admin’s other logins end after a password change', async () => {
  const { username, browsers } = await signUp(2);
  gateway.auth.setRole(username, 'admin');
  await browsers[1]!.get('/api/admin/logs').expect(200);
  await change(browsers[0]!).expect(200);
  await browsers[1]!.get('/api/admin/logs').expect(401);
  await browsers[0]!.get('/api/admin/logs').expect(200);
});
