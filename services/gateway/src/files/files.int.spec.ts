import { eventually, startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { createHash, randomUUID } from 'node:crypto';
import { createObjectStore, encryptedSize } from '@afya/storage';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nestedDrawings } from '../../test/hostile-pdfs';
import { SAMPLES } from '../../test/sample-files';
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

async function sendFile(bytes: Buffer, filename: string) {
  const visitor = await makeVisitor(gateway);
  const { body } = await visitor.chat().field('language', 'en').attach('files', bytes, filename).expect(202);
  return { ...visitor, path: `/api/files/${visitor.sessionId}/${body.messageId}` };
}

test('serves an image unchanged, inline and sandboxed', async () => {
  const { browser, path } = await sendFile(SAMPLES.png, 'mkono ü.png');
  const { body, headers } = await browser.get(path).expect(200);
  const stored = gateway.consultation.sends.at(-1)!.files[0]!;
  expect(createHash('sha256').update(body).digest('hex')).toBe(stored.sha256);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(stored.size),
    'content-disposition': `inline; filename="mkono ?.png"; filename*=UTF-8''mkono%20%C3%BC.png`,
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'private, max-age=86400',
  });
  expect(headers['vary']).toContain('Cookie');
});

test('stores files encrypted', async () => {
  const { browser, path } = await sendFile(SAMPLES.pdf, 'siri.pdf');
  const stored = gateway.consultation.sends.at(-1)!.files[0]!;
  const objects = await readdir(gateway.filesDir, { recursive: true, withFileTypes: true });
  const bytes = await Promise.all(
    objects.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
  );
  expect(bytes.some((found) => found.length === encryptedSize(stored.size))).toBe(true);
  expect(bytes.filter((found) => found.includes('%PDF'))).toEqual([]);
  const { body } = await browser.get(path).buffer(true).expect(200);
  expect(Buffer.from(body).subarray(0, 4).toString()).toBe('%PDF');
});

test('serves an unencrypted file from an older release', async () => {
  const { browser, path, sessionId } = await sendFile(SAMPLES.png, 'zamani.png');
  const messageId = path.split('/').at(-1)!;
  const file = gateway.consultation.files.get(messageId)!;
  const store = createObjectStore({ OBJECT_STORE: 'filesystem', FILES_DIR: gateway.filesDir });
  const objectKey = `${sessionId}/in-clear`;
  await store.put(objectKey, SAMPLES.png, { mime: 'image/png', size: SAMPLES.png.length });
  gateway.consultation.files.set(messageId, { ...file, objectKey, contentKey: null });
  const { body } = await browser.get(path).expect(200);
  expect(body.equals(SAMPLES.png)).toBe(true);
});

test('serves a PDF as an attachment', async () => {
  const { browser, path } = await sendFile(SAMPLES.pdf, 'matokeo.pdf');
  const { headers } = await browser.get(path).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('attachment; filename=matokeo.pdf');
});

test('refuses the file to other callers', async () => {
  const { path } = await sendFile(SAMPLES.png, 'x.png');
  const stranger = await makeVisitor(gateway);
  const { body } = await stranger.browser.get(path).expect(403);
  expect(body).toMatchObject({ message: 'Access denied', code: 'ACCESS_DENIED' });
  await request(gateway.server).get(path).expect(403);
});

test.each([randomUUID(), 'nonsense', '..%2f..%2fetc%2fpasswd', "'; DROP TABLE file; --"])(
  'answers 404 for the message id %s, which has no file',
  async (messageId) => {
    const { browser, sessionId } = await makeVisitor(gateway);
    const { body } = await browser.get(`/api/files/${sessionId}/${encodeURI(messageId)}`).expect(404);
    expect(body).toMatchObject({ message: 'File not found', code: 'FILE_NOT_FOUND' });
  },
);

test('reports a malformed session id before a malformed message id', async () => {
  const { browser } = await makeVisitor(gateway);
  const { body } = await browser.get('/api/files/nonsense/nonsense').expect(400);
  expect(body).toMatchObject({ code: 'SESSION_ID_MALFORMED' });
});

test('answers 404 for a file missing from the store', async () => {
  const { browser, path } = await sendFile(SAMPLES.gif, 'x.gif');
  for (const name of await gateway.storedFiles()) await rm(join(gateway.filesDir, name));
  await browser.get(path).expect(404);
});

test('without the files folder answers 503 for files, reports the store down, accepts texts and creates no new folder', async () => {
  const { browser, path, chat } = await sendFile(SAMPLES.png, 'x.png');
  const away = `${gateway.filesDir}.away`;
  await rename(gateway.filesDir, away);
  const send = () => chat().field('language', 'en').attach('files', SAMPLES.png, 'x.png');
  for (const call of [() => browser.get(path), send]) {
    const { body, headers } = await call().expect(503);
    expect(body).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(headers['retry-after']).toBe('5');
  }
  await eventually(async () => {
    const { body } = await browser.get('/api/health/ready');
    expect(body).toMatchObject({ status: 'degraded', dependencies: { store: 'down' } });
  });
  await chat().field('language', 'en').field('message', 'homa').expect(202);
  expect(existsSync(gateway.filesDir)).toBe(false);
  await rename(away, gateway.filesDir);
  await browser.get(path).expect(200);
  await send().expect(202);
});

test('answers 503 when uploads vanish before their check', async () => {
  const { chat } = await makeVisitor(gateway);
  const pdf = nestedDrawings(4, 40, '0 0 m 9 9 l S '.repeat(2_000));
  const checked = [0, 1].map(async () => {
    const { chat: other } = await makeVisitor(gateway);
    return other().field('language', 'en').attach('files', pdf, 'x.pdf');
  });
  await eventually(async () => expect(await readdir(gateway.uploadsDir, { recursive: true })).toHaveLength(3));
  const waiting = chat().field('language', 'en').attach('files', SAMPLES.png, 'x.png').expect(503);
  const answered = waiting.then(({ body }) => body as unknown);
  await eventually(async () => {
    const names = await readdir(gateway.uploadsDir, { recursive: true });
    expect(names).toHaveLength(4);
    for (const name of names.filter((path) => path.includes('/'))) await rm(join(gateway.uploadsDir, name));
  });
  expect(await answered).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  await Promise.all(checked);
});
