import { AppError } from '@afya/runtime';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { newSessionId } from '../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { makeVisitor } from '../../test/visitor';

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
  gateway.consultation.claimRefusal = undefined;
});

const password = 'siri sana';
let people = 0;
const newName = () => `Mtu ${(people += 1)}`;
type Browser = ReturnType<typeof request.agent>;
const newBrowser = (): Browser => request.agent(gateway.server);
const register = (browser: Browser, username = newName()) =>
  browser.post('/api/auth/register').send({ username, password, preferredLanguage: 'sw' });
const login = (browser: Browser, username: string, given = password) =>
  browser.post('/api/auth/login').send({ username, password: given });
const cookieOf = (response: request.Response, name: string) =>
  (response.get('set-cookie') as string[] | undefined)?.find((cookie) => cookie.startsWith(`${name}=`));
const loginKeys = async () => (await redis.connect().keys('login:*')).sort();

describe('register', () => {
  test('returns the user and signs in', async () => {
    const browser = newBrowser();
    const response = await register(browser, 'Amina').expect(201);
    expect(response.body).toEqual({ id: expect.any(String), username: 'Amina', preferredLanguage: 'sw', role: 'user' });
    expect(cookieOf(response, 'login')).toMatch(/^login=s%3A\S+; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect((await browser.get('/api/auth/me').expect(200)).body).toEqual(response.body);
  });

  test('refuses invalid input with the texts of the specification', async () => {
    const { body } = await newBrowser()
      .post('/api/auth/register')
      .send({ username: ' ab ', password: '12345', preferredLanguage: 'fr' })
      .expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: {
        username: 'Username must be at least 3 characters',
        password: 'Password must be at least 6 characters',
        preferredLanguage: 'Preferred language must be en or sw',
      },
    });
  });

  test.each([
    ['sw-KE,sw;q=0.9,en;q=0.5', 'sw'],
    ['fr', 'en'],
  ])('uses the language of the request (%s) by default', async (header, preferredLanguage) => {
    const account = { username: newName(), password };
    const { body } = await newBrowser()
      .post('/api/auth/register')
      .set('Accept-Language', header)
      .send(account)
      .expect(201);
    expect(body.preferredLanguage).toBe(preferredLanguage);
  });

  test('refuses fields of a wrong type with its own texts', async () => {
    const { body } = await newBrowser().post('/api/auth/register').send({ username: 7, password: {} }).expect(400);
    expect(body.errors).toEqual({
      username: 'Username must be at least 3 characters',
      password: 'Password must be at least 6 characters',
    });
  });

  test('refuses a username that is taken', async () => {
    await register(newBrowser(), 'Taken').expect(201);
    const { body } = await register(newBrowser(), 'TAKEN').expect(409);
    expect(body).toMatchObject({ message: 'Username already exists', code: 'USERNAME_TAKEN' });
  });

  test('claims the visitor’s sessions and gives the browser a new visitor id', async () => {
    const { browser, sessionId } = await makeVisitor(gateway);
    const response = await register(browser).expect(201);
    expect(gateway.consultation.claims.at(-1)).toMatchObject({ userId: response.body.id, occasion: 'register' });
    expect(cookieOf(response, 'vid')).toBeDefined();
    const sessions = await browser.get('/api/auth/sessions').expect(200);
    expect(sessions.body).toEqual([
      {
        sessionId,
        createdAt: expect.any(String),
        consultationState: expect.objectContaining({ stage: 'initial_gathering' }),
      },
    ]);
  });

  test('signs in when claiming the sessions fails, and keeps the visitor id for the next login', async () => {
    const { browser } = await makeVisitor(gateway);
    gateway.consultation.claimRefusal = new AppError('RPC_OVERLOADED');
    const response = await register(browser).expect(201);
    expect(cookieOf(response, 'vid')).toBeUndefined();
    await browser.get('/api/auth/me').expect(200);
  });
});

describe('login', () => {
  test('returns the user, claims the visitor’s sessions and starts a new login each time', async () => {
    const username = newName();
    const { body: user } = await register(newBrowser(), username);
    const { browser, sessionId } = await makeVisitor(gateway);
    const first = await login(browser, username.toUpperCase()).expect(200);
    expect(first.body).toEqual(user);
    expect(gateway.consultation.claims.at(-1)).toMatchObject({ userId: user.id, occasion: 'login' });
    await browser.get(`/api/session/${sessionId}`).expect(200);
    const second = await login(browser, username).expect(200);
    const id = (response: request.Response) => cookieOf(response, 'login')?.split(';')[0];
    expect(id(second)).not.toBe(id(first));
    await request(gateway.server).get('/api/auth/me').set('Cookie', id(first)!).expect(401);
  });

  test('gives the same refusal for a wrong password and an unknown username', async () => {
    const username = newName();
    await register(newBrowser(), username);
    const refusal = async (name: string) => {
      const { body, headers } = await login(newBrowser(), name, 'wrong password').expect(401);
      const { 'content-length': bytes } = headers;
      return { ...body, traceId: '', bytes, headers: Object.keys(headers).sort() };
    };
    const wrongPassword = await refusal(username);
    expect(wrongPassword).toEqual(await refusal('nobody at all'));
    expect(wrongPassword.headers).not.toContain('set-cookie');
    expect(wrongPassword).toMatchObject({
      message: 'Invalid username or password',
      code: 'CREDENTIALS_INVALID',
    });
    await login(newBrowser(), '', '').expect(401);
  });

  test.each([{}, { username: 'x' }, { username: ['x'], password: {} }, { username: { $ne: 1 }, password: true }])(
    'refuses the body %j',
    async (body) => {
      const response = await newBrowser().post('/api/auth/login').send(body).expect(400);
      expect(response.body.code).toBe('VALIDATION_FAILED');
    },
  );

  test('throttles the eleventh attempt after ten failures, in any case of the username and even with the right password', async () => {
    const username = newName();
    await register(newBrowser(), username);
    const attempts = await Promise.all(
      Array.from({ length: 15 }, (_, i) => login(newBrowser(), i % 2 ? username : username.toUpperCase(), 'wrong')),
    );
    expect(attempts.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
    const verified = gateway.auth.verified;
    const { body, headers } = await login(newBrowser(), username).expect(429);
    expect(body.code).toBe('LOGIN_THROTTLED');
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(gateway.auth.verified).toBe(verified);
    await login(newBrowser(), newName(), 'x').expect(401);
  });

  test('resets the failures after a success', async () => {
    const username = newName();
    await register(newBrowser(), username);
    for (let i = 0; i < 9; i += 1) await login(newBrowser(), username, 'wrong').expect(401);
    await login(newBrowser(), username).expect(200);
    for (let i = 0; i < 9; i += 1) await login(newBrowser(), username, 'wrong').expect(401);
  });
});

describe('logout', () => {
  test('ends the login in the browser and on the server', async () => {
    const browser = newBrowser();
    const cookie = cookieOf(await register(browser).expect(201), 'login')!.split(';')[0]!;
    const { body, headers } = await browser.post('/api/auth/logout').expect(200);
    expect(body).toEqual({ success: true });
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(headers['cache-control']).toBe('no-store');
    await browser.get('/api/auth/me').expect(401);
    await request(gateway.server).get('/api/auth/me').set('Cookie', cookie).expect(401);
  });

  test('is not undone by requests in flight', async () => {
    const browser = newBrowser();
    await register(browser).expect(201);
    const before = await loginKeys();
    const sessionId = newSessionId();
    await browser.post(`/api/session/${sessionId}`).expect(201);
    const inFlight = Array.from({ length: 50 }, () => browser.get(`/api/messages/${sessionId}`));
    const [, ...polls] = await Promise.all([browser.post('/api/auth/logout'), ...inFlight]);
    expect(new Set(polls.map(({ status }) => status))).not.toContain(500);
    await eventually(async () => expect(await loginKeys()).toHaveLength(before.length - 1));
    await browser.get('/api/auth/me').expect(401);
  });

  test('succeeds without a login', async () => {
    await newBrowser().post('/api/auth/logout').expect(200, { success: true });
  });
});

test('callers who are not signed in get 401 and no login session is stored', async () => {
  const before = await loginKeys();
  const { browser } = await makeVisitor(gateway);
  for (const path of ['/api/auth/me', '/api/auth/sessions'])
    expect((await browser.get(path).expect(401)).body).toMatchObject({ code: 'LOGIN_REQUIRED' });
  await login(browser, 'nobody', 'wrong').expect(401);
  await browser.post('/api/auth/logout').expect(200);
  expect(await loginKeys()).toEqual(before);
});

test.each(['login=s%3Aforged.signature', 'login=nonsense', 'login=', `login=s%3A${'x'.repeat(5_000)}`])(
  'ignores the invalid login cookie %.40s',
  async (cookie) => {
    await request(gateway.server).get('/api/auth/me').set('Cookie', cookie).expect(401);
  },
);
