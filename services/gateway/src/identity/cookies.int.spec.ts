import { startRedis, type TestRedis } from '@afya/testing';
import { createHmac, hkdfSync } from 'node:crypto';
import request from 'supertest';
import { newSessionId } from '../../test/session-ids';
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

type Server = TestGateway['server'];
const OVER_HTTPS = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' };
let people = 0;

/** The cookies set by opening a session and by registering, without their values. */
async function cookiesOf(server: Server, headers: Record<string, string> = {}) {
  const opened = await request(server).post(`/api/session/${newSessionId()}`).set(headers).expect(201);
  const account = { username: `Mtu ${(people += 1)}`, password: 'siri sana', preferredLanguage: 'sw' };
  const registered = await request(server).post('/api/auth/register').set(headers).send(account).expect(201);
  const cookies = [...(opened.get('set-cookie') ?? []), ...(registered.get('set-cookie') ?? [])];
  return cookies.map((cookie) => cookie.replace(/=s%3A[^;]+/, '=…').replace(/Expires=[^;]+/, 'Expires=…')).sort();
}

const cookieOf = (response: request.Response, name: string) =>
  (response.get('set-cookie') as string[] | undefined)?.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];

const PLAIN = [
  'device=…; Max-Age=34560000; Path=/; Expires=…; HttpOnly; SameSite=Lax',
  'login=…; Path=/; Expires=…; HttpOnly; SameSite=Lax',
  'vid=…; Max-Age=34560000; Path=/; Expires=…; HttpOnly; SameSite=Lax',
];
const SECURE = [
  '__Host-device=…; Max-Age=34560000; Path=/; Expires=…; HttpOnly; Secure; SameSite=Lax',
  '__Host-login=…; Path=/; Expires=…; HttpOnly; Secure; SameSite=Lax',
  '__Host-vid=…; Max-Age=34560000; Path=/; Expires=…; HttpOnly; Secure; SameSite=Lax',
];

test('sets signed cookies that are host-only, HttpOnly and SameSite', async () => {
  expect(await cookiesOf(gateway.server)).toEqual(PLAIN);
});

test('sets Secure cookies with the prefix __Host- when PUBLIC_URL is https', async () => {
  expect(await cookiesOf(await gateway.another({ PUBLIC_URL: 'https://afya.example' }))).toEqual(SECURE);
});

test('ignores X-Forwarded-Proto without a trusted proxy', async () => {
  expect(await cookiesOf(gateway.server, OVER_HTTPS)).toEqual(PLAIN);
  expect(await cookiesOf(await gateway.another({ TRUST_PROXY: '10.0.0.0/8' }), OVER_HTTPS)).toEqual(PLAIN);
});

test.each(['1', 'loopback', '127.0.0.0/8'])(
  'uses X-Forwarded-Proto of a proxy with TRUST_PROXY=%s',
  async (TRUST_PROXY) => {
    expect(await cookiesOf(await gateway.another({ TRUST_PROXY }), OVER_HTTPS)).toEqual(SECURE);
  },
);

test('ignores a cookie without __Host- over https, because another host of the domain could have set it', async () => {
  const server = await gateway.another({ PUBLIC_URL: 'https://afya.example' });
  const plain = await request(gateway.server).post(`/api/session/${newSessionId()}`).expect(201);
  const cookie = plain.get('set-cookie')![0]!.split(';')[0]!;
  const opened = await request(server).post(`/api/session/${newSessionId()}`).set('Cookie', cookie).expect(201);
  expect(opened.get('set-cookie')?.[0]).toMatch(/^__Host-vid=/);
});

describe('a rotated secret', () => {
  const OLD = 'the secret of the year before';
  const NEW = 'the secret of this year now';
  const account = () => ({ username: `Mtu ${(people += 1)}`, password: 'siri sana', preferredLanguage: 'sw' });

  test('keeps visitors and logins valid and re-signs the visitor cookie with the new secret', async () => {
    const before = await gateway.another({ COOKIE_SECRET: OLD });
    const during = await gateway.another({ COOKIE_SECRET: `${NEW}, ${OLD}` });
    const after = await gateway.another({ COOKIE_SECRET: NEW });
    const id = newSessionId();
    const visitor = cookieOf(await request(before).post(`/api/session/${id}`).expect(201), 'vid')!;
    const login = cookieOf(await request(before).post('/api/auth/register').send(account()).expect(201), 'login')!;
    await request(during).get('/api/auth/me').set('Cookie', login).expect(200);
    await request(during).get(`/api/session/${id}`).set('Cookie', visitor).expect(200);
    const renewed = cookieOf(
      await request(during).post(`/api/session/${id}`).set('Cookie', visitor).expect(200),
      'vid',
    )!;
    await request(after).get(`/api/session/${id}`).set('Cookie', renewed).expect(200);
    await request(after).get(`/api/session/${id}`).set('Cookie', visitor).expect(403);
    await request(after).get('/api/auth/me').set('Cookie', login).expect(401);
    const again = await request(during).post(`/api/session/${id}`).set('Cookie', renewed).expect(200);
    expect(again.get('set-cookie')).toBeUndefined();
  });
});

describe('a cookie signed without its name by an older release', () => {
  const SECRET = 'another secret for the specs';
  const asBefore = (name: string, value: string) =>
    `${name}=${encodeURIComponent(`s:${value}.${createHmac('sha256', SECRET).update(value).digest('base64').replace(/=+$/, '')}`)}`;

  test('still identifies its visitor and is re-signed in the new format', async () => {
    const id = newSessionId();
    const visitor = 'V-of_an-older-version';
    const opened = await request(gateway.server)
      .post(`/api/session/${id}`)
      .set('Cookie', asBefore('vid', visitor))
      .expect(201);
    const renewed = cookieOf(opened, 'vid')!;
    expect(renewed).toMatch(new RegExp(`^vid=s%3A${visitor}\\.`));
    expect(renewed).not.toBe(asBefore('vid', visitor));
    await request(gateway.server).get(`/api/session/${id}`).set('Cookie', renewed).expect(200);
    await request(gateway.server).get(`/api/session/${id}`).set('Cookie', asBefore('vid', visitor)).expect(200);
  });

  test('still identifies its login', async () => {
    const registered = await request(gateway.server)
      .post('/api/auth/register')
      .send({ username: `Mtu ${(people += 1)}`, password: 'siri sana', preferredLanguage: 'sw' })
      .expect(201);
    const id = /^login=s%3A([\w-]+)\./.exec(cookieOf(registered, 'login')!)![1]!;
    await request(gateway.server).get('/api/auth/me').set('Cookie', asBefore('login', id)).expect(200);
    const out = await request(gateway.server).post('/api/auth/logout').set('Cookie', asBefore('login', id));
    expect(out.status).toBe(200);
    await request(gateway.server).get('/api/auth/me').set('Cookie', asBefore('login', id)).expect(401);
  });
});

test('refuses the signed value of one cookie as another', async () => {
  const device = 'V-of_an-older-version';
  const key = Buffer.from(hkdfSync('sha256', 'another secret for the specs', '', 'cookie device', 32));
  const signed = createHmac('sha256', key.toString('base64url')).update(device).digest('base64').replace(/=+$/, '');
  const value = encodeURIComponent(`s:${device}.${signed}`);
  const id = newSessionId();
  const opened = await request(gateway.server).post(`/api/session/${id}`).set('Cookie', `vid=${value}`).expect(201);
  expect(cookieOf(opened, 'vid')).not.toContain(device);
});
