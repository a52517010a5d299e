import { startRedis, type TestRedis } from '@afya/testing';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { SAMPLES } from '../../../test/sample-files';
import { sendRaw } from '../../../test/send-raw';
import { newSessionId } from '../../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';
import { makeVisitor } from '../../../test/visitor';

let redis: TestRedis;
let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afya-headers-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Afya</title><style>b{color:red}</style>');
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'start()');
  redis = await startRedis();
  gateway = await startTestGateway(redis.url, { FRONTEND_DIR: folder });
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
  await rm(folder, { recursive: true });
});

type Headers = Record<string, string | undefined>;

function expectGuarded(headers: Headers): void {
  expectGuardedData(headers);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(self\)/);
  expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|\*|http:)/);
  expect(headers['content-security-policy']).toMatch(/style-src 'self'/);
}

function expectGuardedData(headers: Headers): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toMatch(/default-src '(self|none)'.*frame-ancestors 'none'/);
  for (const telling of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(telling);
}

const answers: [string, number, (server: TestGateway['server']) => request.Test][] = [
  ['a page', 200, (server) => request(server).get('/')],
  ['a screen of the app', 200, (server) => request(server).get('/no/such/screen')],
  ['a script', 200, (server) => request(server).get('/assets/app-1a2b.js')],
  ['a script that is not there', 404, (server) => request(server).get('/assets/gone.js')],
  ['an answer of the API', 200, (server) => request(server).get('/api/health/live')],
  ['a new session', 201, (server) => request(server).post(`/api/session/${newSessionId()}`)],
  ['a refusal', 401, (server) => request(server).get('/api/auth/me')],
  ['a body that is no JSON', 400, (server) => request(server).post('/api/auth/login').type('json').send('{')],
  [
    'another site’s request',
    403,
    (server) => request(server).post('/api/auth/logout').set('Sec-Fetch-Site', 'cross-site'),
  ],
  ['no route', 404, (server) => request(server).get('/api/nothing')],
  ['another method', 405, (server) => request(server).delete('/api/auth/login')],
  ['an address that is none', 400, (server) => request(server).get('/api/session/%E0%A4%A')],
  ['the API’s description', 200, (server) => request(server).get('/api/docs')],
];
test.each(answers)('%s (%d) has every security header', async (what, status, ask) => {
  const { headers } = await ask(gateway.server).expect(status);
  expectGuardedData(headers as Headers);
  const isPage = /^a page|screen|script|API’s description/.test(what);
  if (isPage) expectGuarded(headers as Headers);
  else expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.each(answers.filter(([what]) => /API$|session|refusal/.test(what)))(
  '%s (%d) is not cacheable',
  async (_, status, ask) => {
    const { headers } = await ask(gateway.server).expect(status);
    expect(headers['cache-control']).toBe('no-store');
  },
);

const stylesOf = async (path: string) => {
  const { headers } = await request(gateway.server).get(path);
  return /style-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.trim();
};

test('allows only the style element of the page itself, by its digest', async () => {
  const digest = createHash('sha256').update('b{color:red}').digest('base64');
  for (const path of ['/', '/admin', '/admin/queues', '/assets/app-1a2b.js'])
    expect([path, await stylesOf(path)]).toEqual([path, `'self' 'sha256-${digest}'`]);
});

test('allows inline styles on the library pages for developers and admins', async () => {
  for (const path of ['/api/docs', '/api/docs/', '/API/docs', '/api/admin/queues', '/api/admin/queues/static/x'])
    expect([path, await stylesOf(path)]).toEqual([path, "'self' 'unsafe-inline'"]);
});

test('a response over the rate limit has the headers too', async () => {
  const server = await gateway.another({ FRONTEND_DIR: folder, LIMIT_READ: { caller: 0, network: 1 } });
  await redis.connect().flushall();
  await request(server).get('/api/health/live').expect(200);
  expectGuardedData((await request(server).get('/api/health/live').expect(429)).headers as Headers);
  await redis.connect().flushall();
});

test('a patient’s file may not run scripts, load resources or be framed', async () => {
  const { browser, chat, sessionId } = await makeVisitor(gateway);
  const { body } = await chat().field('language', 'en').attach('files', SAMPLES.png, 'x.png').expect(202);
  const { headers } = await browser.get(`/api/files/${sessionId}/${body.messageId}`).expect(200);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('the response to invalid HTTP has the headers that matter for it', async () => {
  const answer = await sendRaw(gateway, 'nonsense\r\n\r\n');
  for (const header of [
    /^X-Content-Type-Options: nosniff\r$/m,
    /^Content-Security-Policy: .*frame-ancestors 'none'\r$/m,
  ])
    expect(answer).toMatch(header);
});

test('sets Strict-Transport-Security over https only', async () => {
  const server = await gateway.another({ PUBLIC_URL: 'https://afya.example' });
  const { headers } = await request(server).get('/api/health/live').expect(200);
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect((await request(server).get('/')).headers['content-security-policy']).toContain('upgrade-insecure-requests');
  const plain = await request(gateway.server).get('/api/health/live').expect(200);
  expect(plain.headers).not.toHaveProperty('strict-transport-security');
});
