import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { newSessionId } from '../../testing/session-ids';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

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

/** The cookies that opening a session and registering give, without their values. */
async function cookiesOf(server: Server, headers: Record<string, string> = {}) {
  const opened = await request(server).post(`/api/session/${newSessionId()}`).set(headers).expect(201);
  const account = { username: `Mtu ${(people += 1)}`, password: 'siri sana', preferredLanguage: 'sw' };
  const registered = await request(server).post('/api/auth/register').set(headers).send(account).expect(201);
  const given = [...(opened.get('set-cookie') ?? []), ...(registered.get('set-cookie') ?? [])];
  return given.map((cookie) => cookie.replace(/=s%3A[^;]+/, '=…').replace(/Expires=[^;]+/, 'Expires=…')).sort();
}

const PLAIN = [
  'login=…; Path=/; Expires=…; HttpOnly; SameSite=Lax',
  'vid=…; Max-Age=34560000; Path=/; Expires=…; HttpOnly; SameSite=Lax',
];
const SECURE = [
  '__Host-login=…; Path=/; Expires=…; HttpOnly; Secure; SameSite=Lax',
  '__Host-vid=…; Max-Age=34560000; Path=/; Expires=…; HttpOnly; Secure; SameSite=Lax',
];

test('cookies are signed, for this host alone, out of reach of scripts and of other sites’ requests', async () => {
  expect(await cookiesOf(gateway.server)).toEqual(PLAIN);
});

test('a PUBLIC_URL of https makes them Secure and __Host-', async () => {
  expect(await cookiesOf(await gateway.another({ PUBLIC_URL: 'https://afya.example' }))).toEqual(SECURE);
});

test('a caller that says it came over https is not believed', async () => {
  expect(await cookiesOf(gateway.server, OVER_HTTPS)).toEqual(PLAIN);
  expect(await cookiesOf(await gateway.another({ TRUST_PROXY: '10.0.0.0/8' }), OVER_HTTPS)).toEqual(PLAIN);
});

test.each(['1', 'loopback', '127.0.0.0/8'])('a proxy of TRUST_PROXY=%s is believed', async (TRUST_PROXY) => {
  expect(await cookiesOf(await gateway.another({ TRUST_PROXY }), OVER_HTTPS)).toEqual(SECURE);
});

test('over https a cookie without __Host-, which another host of the domain could have set, is none', async () => {
  const server = await gateway.another({ PUBLIC_URL: 'https://afya.example' });
  const plain = await request(gateway.server).post(`/api/session/${newSessionId()}`).expect(201);
  const cookie = plain.get('set-cookie')![0]!.split(';')[0]!;
  const opened = await request(server).post(`/api/session/${newSessionId()}`).set('Cookie', cookie).expect(201);
  expect(opened.get('set-cookie')?.[0]).toMatch(/^__Host-vid=/);
});
