import { startRedis, type TestRedis } from '@afya/testing';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';

const PAGE = '<!doctype html><title>Afya</title><script src="/a.js"></script><script data-x="1">start()</script>';
const DIGEST = `sha256-${createHash('sha256').update('start()').digest('base64')}`;

let redis: TestRedis;
let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afya-frontend-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(PAGE));
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets/app-1a2b.js'), `console.log(${JSON.stringify('x'.repeat(5_000))})`);
  await writeFile(join(folder, 'assets/chat-3c4d.js'), 'plain');
  await writeFile(join(folder, 'assets/chat-3c4d.js.br'), brotliCompressSync('laid ready'));
  await writeFile(join(folder, 'sw.js'), 'self.addEventListener("fetch", () => undefined)');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Afya"}');
  redis = await startRedis();
  gateway = await startTestGateway(redis.url, { FRONTEND_DIR: folder });
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
  await rm(folder, { recursive: true });
});
const get = (path: string) => request(gateway.server).get(path);

test.each(['/', '/auth', '/admin', '/no/such/screen', '/?session=x', '/apikeys'])(
  'serves the app at %s',
  async (path) => {
    const { text, headers } = await get(path).expect(200);
    expect(text).toContain('<title>Afya</title>');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

test('serves the precompressed page to browsers that accept it, and allows its inline script by digest', async () => {
  const { text, headers } = await get('/auth').set('Accept-Encoding', 'gzip, br').expect(200);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers.vary).toContain('Accept-Encoding');
  expect(text).toBe(PAGE);
  expect(headers['content-security-policy']).toContain(`script-src 'self' '${DIGEST}'`);
});

test('serves assets as immutable and compressed', async () => {
  const { headers } = await get('/assets/app-1a2b.js').set('Accept-Encoding', 'br').expect(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
});

test('serves precompressed assets to browsers that accept them', async () => {
  const { headers } = await get('/assets/chat-3c4d.js').set('Accept-Encoding', 'gzip, br').expect(200);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['content-length']).toBe(String(brotliCompressSync('laid ready').length));
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary).toContain('Accept-Encoding');
  const { text } = await get('/assets/chat-3c4d.js').set('Accept-Encoding', 'identity').expect(200);
  expect(text).toBe('plain');
});

test.each([
  ['/sw.js', /^text\/javascript/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
])('makes browsers revalidate %s, so that they find a new version at once', async (path, type) => {
  const { headers } = await get(path).expect(200);
  expect(headers['content-type']).toMatch(type);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
  expect(headers['content-security-policy']).toContain("manifest-src 'self'");
});

test('makes browsers revalidate other files', async () => {
  const { headers } = await get('/icon.svg').expect(200);
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['etag']).toBeDefined();
});

test.each(['/assets/gone.js', '/api', '/api/', '/api/no/such', '/api/session', '/assets/..%2f..%2fetc%2fpasswd'])(
  'answers 404 for %s',
  async (path) => {
    const { body } = await get(path).expect(404);
    expect(body).toEqual({ message: 'Not found', code: 'ROUTE_NOT_FOUND', traceId: expect.any(String) });
  },
);

test.each(['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/.git/config', '/%00', '/%zz'])(
  '%s does not lead out of the folder',
  async (path) => {
    const { status, text } = await get(path);
    expect(text).not.toMatch(/root:|\[core\]/);
    expect([200, 400, 403, 404]).toContain(status);
  },
);

test('serves only the API without a built frontend', async () => {
  const bare = await gateway.another({ FRONTEND_DIR: undefined });
  await request(bare).get('/').expect(404);
  await request(bare).get('/api/health/live').expect(200);
});
