import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

const SECRET = 'a secret of known browsers';
let redis: TestRedis;
let gateway: TestGateway;
let server: TestGateway['server'];
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
  server = await gateway.another({ TRUST_PROXY: 'loopback', COOKIE_SECRET: SECRET });
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

const PASSWORD = 'siri sana';
type Browser = ReturnType<typeof request.agent>;
let people = 0;
const newName = () => `Mtu ${(people += 1)}`;
const register = (browser: Browser, username: string) =>
  browser.post('/api/auth/register').send({ username, password: PASSWORD, preferredLanguage: 'sw' }).expect(201);
const login = (browser: Browser, username: string, password: string, network = '192.0.2.1') =>
  browser.post('/api/auth/login').set('X-Forwarded-For', network).send({ username, password });
const cookieOf = (response: request.Response, name: string) =>
  (response.get('set-cookie') as string[] | undefined)?.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];

/** Unknown browsers of one network guess passwords until they are throttled. */
async function guess(username: string, network = '192.0.2.1') {
  for (let i = 0; i < 10; i += 1) await login(request.agent(server), username, `guess ${i}`, network).expect(401);
  await login(request.agent(server), username, PASSWORD, network).expect(429);
}

test('wrong guesses from a network do not lock out the owner’s browser, a signed-in user or another network', async () => {
  const [phone, laptop, other] = [request.agent(server), request.agent(server), request.agent(server)];
  const username = newName();
  await register(phone, username);
  await login(laptop, username, PASSWORD).expect(200);
  await phone.post('/api/auth/logout').expect(200);
  await guess(username);
  await login(phone, username, PASSWORD).expect(200);
  await login(other, username, PASSWORD, '192.0.2.2').expect(200);
  const change = { currentPassword: PASSWORD, newPassword: 'maji ya moto' };
  await laptop.post('/api/auth/password').send(change).expect(200);
});

test('gives a known browser ten separate attempts', async () => {
  const [known, stranger] = [request.agent(server), request.agent(server)];
  const username = newName();
  await register(known, username);
  for (let i = 0; i < 10; i += 1) await login(known, username, 'wrong').expect(401);
  expect((await login(known, username, PASSWORD).expect(429)).body.code).toBe('LOGIN_THROTTLED');
  await login(stranger, username, PASSWORD).expect(200);
});

test('recognises a browser for up to five usernames that signed in on it', async () => {
  const browser = request.agent(server);
  const names = Array.from({ length: 6 }, newName);
  for (const name of names) await register(browser, name);
  const elsewhere = newName();
  await register(request.agent(server), elsewhere);
  for (const name of [...names, elsewhere]) await guess(name);
  const statuses = [];
  for (const name of [...names, elsewhere]) statuses.push((await login(browser, name, PASSWORD)).status);
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200, 429]);
});

test('ignores a forged device cookie and the value of another cookie', async () => {
  const username = newName();
  const response = await register(request.agent(server), username);
  await guess(username);
  const value = (name: string) => cookieOf(response, name)!.slice(name.length + 1);
  const attempt = (cookie: string) => login(request.agent(server), username, PASSWORD).set('Cookie', cookie);
  await attempt(
    `device=${value('device').replace(/s%3A(.)/, (_, first) => `s%3A${first === 'A' ? 'B' : 'A'}`)}`,
  ).expect(429);
  await attempt(`device=${value('login')}`).expect(429);
  await attempt(`device=${'x'.repeat(21)}`).expect(429);
  await attempt(`device=${value('device')}`).expect(200);
});

test('recognises a browser after the secret is rotated', async () => {
  const username = newName();
  const device = cookieOf(await register(request.agent(server), username), 'device')!;
  const rotated = await gateway.another({
    TRUST_PROXY: 'loopback',
    COOKIE_SECRET: `a newer secret of the specs,${SECRET}`,
  });
  const attempt = (cookie: string) =>
    request(rotated).post('/api/auth/login').set('Cookie', cookie).send({ username, password: PASSWORD });
  for (let i = 0; i < 11; i += 1) await request(rotated).post('/api/auth/login').send({ username, password: 'wrong' });
  await attempt('').expect(429);
  const renewed = cookieOf(await attempt(device).expect(200), 'device')!;
  const only = await gateway.another({ TRUST_PROXY: 'loopback', COOKIE_SECRET: 'a newer secret of the specs' });
  await request(only).post('/api/auth/login').set('Cookie', renewed).send({ username, password: PASSWORD }).expect(200);
});

test('the cookie contains neither the username nor an unkeyed hash of it', async () => {
  const values = [];
  const username = newName();
  await register(request.agent(server), username);
  for (let i = 0; i < 2; i += 1) {
    const response = await login(request.agent(server), username, PASSWORD).expect(200);
    values.push(decodeURIComponent(cookieOf(response, 'device')!));
  }
  const names = values.map((value) => value.split('.')[1]);
  expect(names[0]).not.toBe(names[1]);
  for (const value of values) expect(value).not.toContain(username);
});

test('removes the device cookie when the account is deleted', async () => {
  const browser = request.agent(server);
  await register(browser, newName());
  const response = await browser.delete('/api/me').expect(200);
  expect(cookieOf(response, 'device')).toBe('device=');
});
