import { startRedis, type TestRedis } from '@afya/testing';
import { expectPlainError } from '../../../test/expect-plain-error';
import { sendRaw } from '../../../test/send-raw';
import { newSessionId } from '../../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';

let redis: TestRedis;
let gateway: TestGateway;
let published: Pick<TestGateway, 'server'>;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
  published = { server: await gateway.another({ PUBLIC_URL: 'https://afya.example' }) };
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

/** The status and code of a raw HTTP request. */
async function ask(to: Pick<TestGateway, 'server'>, target: string, headers: string[], method = 'GET') {
  const head = [`${method} ${target} HTTP/1.1`, ...headers, 'Content-Length: 0', 'Connection: close'];
  const answer = await sendRaw(to as TestGateway, `${head.join('\r\n')}\r\n\r\n`, { keepOpen: true });
  const [, status] = answer.split(' ');
  const refusal = Number(status) >= 400 && answer.includes('"code"');
  if (refusal) expectPlainError(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)));
  return `${status} ${/"code":"(\w+)"/.exec(answer)?.[1] ?? ''}`.trim();
}
const open = (to: Pick<TestGateway, 'server'>, ...headers: string[]) =>
  ask(to, `/api/session/${newSessionId()}`, headers, 'POST');

const LOOPBACK = ['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:65535', '[::1]', '[::1]:3000'];
const FOREIGN = [
  'rebound.evil.example',
  'afya.example.evil',
  'localhost.evil.example',
  '192.0.2.7:3000',
  'localhost@evil.example',
  'localhost:3000@evil.example',
  '127.1',
  'localhost.',
  'localhost:',
  'localhost:x',
  'local host',
  '',
];

test.each(LOOPBACK)('serves the loopback name %s, with and without PUBLIC_URL', async (host) => {
  expect(await open(gateway, `Host: ${host}`)).toBe('201');
  expect(await open(published, `Host: ${host}`)).toBe('201');
});

test.each(['afya.example', 'AFYA.example', 'afya.example:443'])('serves the host %s of PUBLIC_URL', async (host) => {
  expect(await open(published, `Host: ${host}`)).toBe('201');
  expect(await open(gateway, `Host: ${host}`)).toBe('400 HOST_REJECTED');
});

test.each(FOREIGN)('refuses the host %j, also when Origin agrees with it', async (host) => {
  for (const to of [gateway, published]) {
    expect(await open(to, `Host: ${host}`)).toBe('400 HOST_REJECTED');
    expect(await open(to, `Host: ${host}`, `Origin: http://${host}`)).toBe('400 HOST_REJECTED');
    expect(await ask(to, '/', [`Host: ${host}`])).toBe('400 HOST_REJECTED');
    const poll = [`Host: ${host}`, 'If-None-Match: "1"'];
    expect(await ask(to, `/api/messages/${newSessionId()}`, poll)).toBe('400 HOST_REJECTED');
  }
});

test('refuses two Host headers of any value on every route', async () => {
  for (const [one, other] of [
    ['localhost', 'localhost'],
    ['localhost', 'evil.example'],
    ['evil.example', 'localhost'],
  ]) {
    const both = [`Host: ${one}`, `host: ${other}`];
    expect(await open(gateway, ...both)).toBe('400 HOST_REJECTED');
    expect(await ask(gateway, '/api/health/live', both)).toBe('400 HOST_REJECTED');
  }
});

test('refuses a request without a Host header', async () => {
  expect(await open(gateway)).toMatch(/^400/);
});

test('checks the host of an absolute request target too', async () => {
  const path = () => `/api/session/${newSessionId()}`;
  expect(await ask(gateway, `http://evil.example${path()}`, ['Host: localhost'], 'POST')).toBe('400 HOST_REJECTED');
  expect(await ask(gateway, `http://localhost:3000${path()}`, ['Host: localhost'], 'POST')).toBe('201');
});

test('ignores X-Forwarded-Host', async () => {
  const trusting = { server: await gateway.another({ TRUST_PROXY: 'loopback' }) };
  expect(await open(trusting, 'Host: evil.example', 'X-Forwarded-Host: localhost')).toBe('400 HOST_REJECTED');
});

test('accepts any host for health checks of containers and clusters', async () => {
  for (const host of ['10.42.0.17:3000', 'gateway', '[fd00::17]:3000']) {
    expect(await ask(published, '/api/health/live', [`Host: ${host}`])).toBe('200');
    expect(await ask(published, '/api/health/ready', [`Host: ${host}`])).toBe('200');
    expect(await ask(published, '/api/health', [`Host: ${host}`])).toBe('400 HOST_REJECTED');
  }
});

describe('the scheme of Origin', () => {
  test('is that of PUBLIC_URL', async () => {
    expect(await open(published, 'Host: afya.example', 'Origin: https://afya.example')).toBe('201');
    expect(await open(published, 'Host: afya.example', 'Origin: http://afya.example')).toBe('403 ORIGIN_REJECTED');
    expect(await open(published, 'Host: afya.example', 'Origin: https://afya.example:444')).toBe('403 ORIGIN_REJECTED');
  });

  test('is that of the request without PUBLIC_URL', async () => {
    expect(await open(gateway, 'Host: localhost:3000', 'Origin: http://localhost:3000')).toBe('201');
    expect(await open(gateway, 'Host: localhost:3000', 'Origin: https://localhost:3000')).toBe('403 ORIGIN_REJECTED');
    expect(await open(gateway, 'Host: localhost', 'Origin: http://localhost:80')).toBe('201');
  });

  test('is the scheme that a trusted proxy reports, and not that of other callers', async () => {
    const forwarded = ['Host: localhost', 'X-Forwarded-Proto: https', 'Origin: https://localhost'];
    const trusting = { server: await gateway.another({ TRUST_PROXY: 'loopback' }) };
    expect(await open(trusting, ...forwarded)).toBe('201');
    expect(await open(trusting, 'Host: localhost', 'X-Forwarded-Proto: https', 'Origin: http://localhost')).toBe(
      '403 ORIGIN_REJECTED',
    );
    expect(await open(gateway, ...forwarded)).toBe('403 ORIGIN_REJECTED');
  });
});
