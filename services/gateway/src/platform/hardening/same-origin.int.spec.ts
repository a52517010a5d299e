import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { routeTable } from '../../../test/route-table';
import { newSessionId } from '../../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';

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

describe('a request that another site makes a browser send', () => {
  const post = (headers: Record<string, string>) => request(gateway.server).post('/api/auth/logout').set(headers);

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' }],
  ])('is refused with the headers %j', async (headers) => {
    expect((await post(headers).expect(403)).body.code).toBe('ORIGIN_REJECTED');
  });

  test.each([[{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://elsewhere' }], [{ 'Sec-Fetch-Site': 'none' }], [{}]])(
    'is not assumed for the headers %j',
    async (headers) => {
      await post(headers).expect(200);
    },
  );

  test('compares the origin with PUBLIC_URL, or without it with the requested host', async () => {
    const { port } = gateway.server.address() as { port: number };
    await post({ Origin: `http://127.0.0.1:${port}` }).expect(200);
    const published = await gateway.another({ PUBLIC_URL: 'https://afya.example/' });
    const logoutFrom = (origin: string) => request(published).post('/api/auth/logout').set('Origin', origin);
    await logoutFrom('https://afya.example').expect(200);
    await logoutFrom('https://afya.example.evil').expect(403);
  });
});

describe('every route that changes something', () => {
  const HOSTILE: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    // the headers of a form on another site
    { Origin: 'https://evil.example', 'X-Requested-With': 'XMLHttpRequest', 'X-HTTP-Method-Override': 'GET' },
    { 'Sec-Fetch-Site': 'same-origin, cross-site' },
  ];
  type Browser = ReturnType<typeof request.agent>;
  const stored = () => [
    gateway.consultation.sessions.size,
    gateway.consultation.sends.length,
    gateway.auth.accounts.size,
    [...gateway.auth.accounts.values()].map(({ password }) => password),
  ];

  /** A valid request for each route, as a form where the route accepts one. */
  const ask = (browser: Browser, [method, path]: [string, string], headers: Record<string, string>) => {
    const made = browser[method.toLowerCase() as 'post' | 'delete'](path).set(headers);
    if (path.startsWith('/api/chat/')) return made.field('message', 'Nina homa').field('language', 'sw');
    return path.endsWith('/password')
      ? made.send({ currentPassword: 'siri sana', newPassword: 'maji ya moto' })
      : made.send({ username: 'Mgeni wetu', password: 'siri sana', preferredLanguage: 'sw' });
  };

  test('is refused to other sites, also with DELETE, multipart and other spellings of the path', async () => {
    const browser = request.agent(gateway.server);
    const sessionId = newSessionId();
    const account = { username: 'Mwenye kivinjari', password: 'siri sana', preferredLanguage: 'sw' };
    await browser.post('/api/auth/register').send(account).expect(201);
    await browser.post(`/api/session/${sessionId}`).expect(201);
    const table = (await routeTable(redis.url)).map((route) => route.split(' ') as [string, string]);
    const changing = table.filter(([method]) => !['GET', 'HEAD'].includes(method));
    expect(changing.map(([method]) => method)).toEqual(expect.arrayContaining(['POST', 'DELETE']));
    const before = stored();
    for (const [method, route] of changing) {
      const path = route.replace(':id', sessionId);
      for (const written of [path, `${path}/`, path.replace('/api/', '/API/')])
        for (const headers of HOSTILE) {
          const { status, body } = await ask(browser, [method, written], headers);
          expect([method, written, headers, status, body.code]).toEqual([
            method,
            written,
            headers,
            403,
            'ORIGIN_REJECTED',
          ]);
        }
    }
    expect(stored()).toEqual(before);
    await browser.get('/api/auth/me').expect(200);
    // The same requests from the product's own pages are accepted.
    const own = { 'Sec-Fetch-Site': 'same-origin' };
    for (const [method, route] of changing.filter(([, route]) => /chat|session/.test(route))) {
      const { body } = await ask(browser, [method, route.replace(':id', sessionId)], own);
      expect(body.code).not.toBe('ORIGIN_REJECTED');
    }
  }, 30_000);

  test('is not reachable by GET', async () => {
    for (const path of ['/api/auth/logout', '/api/auth/password', '/api/auth/login', `/api/chat/${newSessionId()}`])
      await request(gateway.server).get(path).query({ _method: 'POST' }).set(HOSTILE[0]!).expect(405);
  });
});
