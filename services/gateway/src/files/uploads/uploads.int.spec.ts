import { LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import request from 'supertest';
import { RawConnection } from '../../../test/raw-connection';
import { redisContents } from '../../../test/redis-contents';
import { SAMPLES } from '../../../test/sample-files';
import { newSessionId } from '../../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';

jest.setTimeout(60_000);
let redis: TestRedis;
let gateway: TestGateway;
let commands: Redis;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url, { TRUST_PROXY: '1' });
  commands = new Redis(redis.url);
});
afterAll(async () => {
  commands.disconnect();
  await gateway.stop();
  await redis.stop();
});

const PATCH_TYPE = 'application/offset+octet-stream';
/** a picture and random bytes after its end, which the check ignores */
const PHOTO = Buffer.concat([SAMPLES.png, randomBytes(700_000)]);
const HALF = PHOTO.length / 2;
const SHA256 = createHash('sha256').update(PHOTO).digest('hex');

async function arrive(server = gateway.server, from = '41.90.8.1') {
  const sessionId = newSessionId();
  const opened = await request(server).post(`/api/session/${sessionId}`).set('X-Forwarded-For', from).expect(201);
  const headers = { Cookie: opened.get('set-cookie')![0]!.split(';')[0]!, 'X-Forwarded-For': from };
  const sendKey = newSessionId();
  const create = (length: number, key = 'file-1') =>
    request(server)
      .post('/api/uploads')
      .set({ ...headers, 'Upload-Length': String(length), 'Idempotency-Key': key });
  const offsetOf = async (path: string, at = server) => {
    const { headers: found } = await request(at).head(path).set(headers).expect(200);
    return Number(found['upload-offset']);
  };
  const append = (path: string, offset: number, bytes: Buffer, at = server) =>
    request(at)
      .patch(path)
      .set({ ...headers, 'Upload-Offset': String(offset), 'Content-Type': PATCH_TYPE })
      .send(bytes);
  const send = (uploads: object[], key: string = sendKey) =>
    request(server)
      .post(`/api/chat/${sessionId}`)
      .set({ ...headers, 'Idempotency-Key': key })
      .field('language', 'en')
      .field('uploads', JSON.stringify(uploads));
  return { sessionId, headers, create, offsetOf, append, send };
}
type Visitor = Awaited<ReturnType<typeof arrive>>;

const pathOf = ({ headers }: { headers: Record<string, string> }) => headers.location!;
const idOf = (path: string) => path.split('/').at(-1)!;
const named = (path: string, position = 0) => ({ id: idOf(path), filename: 'x.png', position });

async function uploadAll(visitor: Visitor, key = 'file-1'): Promise<string> {
  const path = pathOf(await visitor.create(PHOTO.length, key).expect(201));
  await visitor.append(path, 0, PHOTO).expect(204);
  return path;
}

/** Sends the first part of the bytes and cuts the connection. */
async function cutAfter({ headers }: Visitor, path: string, bytes: Buffer): Promise<void> {
  const connection = await RawConnection.to(gateway.server);
  const lines = Object.entries({
    ...headers,
    Host: 'localhost',
    'Upload-Offset': '0',
    'Content-Type': PATCH_TYPE,
    'Content-Length': String(PHOTO.length),
  }).map(([name, value]) => `${name}: ${value}`);
  connection.write([`PATCH ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  await new Promise((resolve) => connection.socket.write(bytes, resolve));
  connection.socket.end();
}

test('an upload that is cut in the middle goes on at another gateway, and the message gets all its bytes', async () => {
  const visitor = await arrive();
  const other = await gateway.another({});
  const path = pathOf(await visitor.create(PHOTO.length).expect(201));
  await cutAfter(visitor, path, PHOTO.subarray(0, HALF));
  const offset = await eventually(async () => {
    const stored = await visitor.offsetOf(path, other);
    // What the server has received and not read yet, is lost.
    expect(stored).toBeGreaterThanOrEqual(HALF - 2 * 64 * 1024);
    return stored;
  });
  expect(offset).toBeLessThanOrEqual(HALF);
  const { headers } = await visitor.append(path, offset, PHOTO.subarray(offset), other).expect(204);
  expect(headers['upload-offset']).toBe(String(PHOTO.length));
  await visitor.send([named(path)]).expect(202);
  const sent = gateway.consultation.sends.at(-1)!;
  expect(sent.originals).toEqual([{ filename: 'x.png', sha256: SHA256 }]);
  expect(sent.files).toMatchObject([{ filename: 'x.png', type: 'image', received: PHOTO.length }]);
});

test('a repeated creation returns the same upload, and another length under its key is refused', async () => {
  const visitor = await arrive();
  const first = pathOf(await visitor.create(PHOTO.length).expect(201));
  await visitor.append(first, 0, PHOTO.subarray(0, HALF)).expect(204);
  expect(pathOf(await visitor.create(PHOTO.length).expect(200))).toBe(first);
  expect(await visitor.offsetOf(first)).toBe(HALF);
  expect((await visitor.create(5).expect(422)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('refuses bytes at a wrong offset and keeps those that are there', async () => {
  const visitor = await arrive();
  const path = pathOf(await visitor.create(PHOTO.length).expect(201));
  await visitor.append(path, 0, PHOTO.subarray(0, HALF)).expect(204);
  for (const offset of [0, HALF - 1, HALF + 1])
    expect((await visitor.append(path, offset, Buffer.from('x')).expect(409)).body.code).toBe('UPLOAD_OFFSET_WRONG');
  expect(await visitor.offsetOf(path)).toBe(HALF);
});

test('of two requests that append at the same offset, one is stored', async () => {
  const visitor = await arrive();
  const path = pathOf(await visitor.create(PHOTO.length).expect(201));
  const answers = await Promise.all([1, 2].map(() => visitor.append(path, 0, PHOTO)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  await visitor.send([named(path)]).expect(202);
  expect(gateway.consultation.sends.at(-1)!.originals).toEqual([{ filename: 'x.png', sha256: SHA256 }]);
});

test('does not exist for another caller', async () => {
  const path = await uploadAll(await arrive());
  const other = await arrive();
  await request(gateway.server).head(path).set(other.headers).expect(404);
  expect((await other.append(path, PHOTO.length, Buffer.from('x')).expect(404)).body.code).toBe('UPLOAD_NOT_FOUND');
  expect((await other.send([named(path)]).expect(404)).body.code).toBe('UPLOAD_NOT_FOUND');
  await request(gateway.server).head(path).expect(404);
  expect((await request(gateway.server).post('/api/uploads').expect(403)).body.code).toBe('ACCESS_DENIED');
});

test('refuses files over 10 MiB, empty ones and more bytes than announced', async () => {
  const visitor = await arrive();
  expect((await visitor.create(LIMITS.fileBytes + 1).expect(413)).body.code).toBe('FILE_TOO_LARGE');
  expect((await visitor.create(0).expect(422)).body.code).toBe('FILE_EMPTY');
  const path = pathOf(await visitor.create(100).expect(201));
  expect((await visitor.append(path, 0, Buffer.alloc(101)).expect(413)).body.code).toBe('FILE_TOO_LARGE');
  expect(await visitor.offsetOf(path)).toBe(0);
});

test.each([
  ['Upload-Length', 'ten'],
  ['Upload-Length', '-1'],
  ['Idempotency-Key', 'with space'],
])('refuses the header %s: %s', async (name, value) => {
  const visitor = await arrive();
  await visitor.create(100).set(name, value).expect(400);
});

test('refuses a type other than that of tus', async () => {
  const visitor = await arrive();
  const path = pathOf(await visitor.create(100).expect(201));
  await visitor.append(path, 0, Buffer.alloc(10)).set('Content-Type', 'image/png').expect(400);
});

test('refuses more bytes of an owner than one day allows', async () => {
  const visitor = await arrive();
  const most = LIMITS.fileBytesPerDay / LIMITS.fileBytes;
  for (let n = 0; n < most; n += 1) await visitor.create(LIMITS.fileBytes, `file-${n}`).expect(201);
  const refused = await visitor.create(1, 'one-more').expect(429);
  expect(refused.body.code).toBe('FILES_DAILY_LIMIT');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  await visitor.create(LIMITS.fileBytes, 'file-0').expect(200);
  await (await arrive()).create(1).expect(201);
});

test('counts a new upload as a file of the hour, and not its repetition', async () => {
  const server = await gateway.another({ LIMIT_UPLOAD: { caller: 2, network: 100 } });
  const visitor = await arrive(server);
  await visitor.create(5, 'a').expect(201);
  await visitor.create(5, 'a').expect(200);
  await visitor.create(5, 'b').expect(201);
  expect((await visitor.create(5, 'c').expect(429)).body.code).toBe('RATE_LIMITED');
});

test('refuses a third large request of an owner until another has ended', async () => {
  const visitor = await arrive();
  const paths = await Promise.all(['a', 'b', 'c'].map(async (key) => pathOf(await visitor.create(PHOTO.length, key))));
  const open = await Promise.all(
    paths.slice(0, 2).map(async (path) => {
      const connection = await RawConnection.to(gateway.server);
      const head = `PATCH ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${visitor.headers.Cookie}\r\nX-Forwarded-For: 41.90.8.1`;
      connection.write(
        `${head}\r\nUpload-Offset: 0\r\nContent-Type: ${PATCH_TYPE}\r\nContent-Length: ${PHOTO.length}\r\n\r\n`,
      );
      connection.write(PHOTO.subarray(0, 270_000));
      return connection;
    }),
  );
  for (const path of paths.slice(0, 2))
    await eventually(async () => expect(await visitor.offsetOf(path)).toBeGreaterThan(0));
  expect((await visitor.append(paths[2]!, 0, PHOTO).expect(503)).body.code).toBe('RPC_OVERLOADED');
  open.forEach(({ socket }) => socket.destroy());
  await eventually(async () => {
    const offset = await visitor.offsetOf(paths[2]!);
    await visitor.append(paths[2]!, offset, PHOTO.subarray(offset)).expect(204);
  });
});

test('stores the bytes that arrived before a request became too slow', async () => {
  const server = await gateway.another({ BODY_MS: 1_000 });
  const visitor = await arrive(server);
  const path = pathOf(await visitor.create(PHOTO.length).expect(201));
  const connection = await RawConnection.to(server);
  const head = `PATCH ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${visitor.headers.Cookie}\r\nUpload-Offset: 0`;
  connection.write(`${head}\r\nContent-Type: ${PATCH_TYPE}\r\nContent-Length: ${PHOTO.length}\r\n\r\n`);
  connection.write(PHOTO.subarray(0, 50_000));
  expect(await connection.endsWithin(4_000)).toBe(true);
  expect(connection.status).toBe(408);
  await eventually(async () => expect(await visitor.offsetOf(path)).toBe(50_000));
});

describe('a message with uploads', () => {
  test('has the files of the form and the uploads in the order of the patient', async () => {
    const visitor = await arrive();
    const path = await uploadAll(visitor);
    await visitor
      .send([named(path, 1)])
      .attach('files', SAMPLES.png, 'first.png')
      .attach('files', SAMPLES.pdf, 'third.pdf')
      .field('fileTypes', 'image')
      .field('fileTypes', 'image')
      .field('fileTypes', 'pdf')
      .expect(202);
    const { originals, files } = gateway.consultation.sends.at(-1)!;
    expect(originals?.map(({ filename }) => filename)).toEqual(['first.png', 'x.png', 'third.pdf']);
    expect(files.map(({ filename }) => filename)).toEqual(['first.png', 'x.png', 'third.pdf']);
  });

  test('is answered again when repeated, after the bytes of its uploads are deleted, also as a form', async () => {
    const visitor = await arrive();
    const path = await uploadAll(visitor);
    const before = (await gateway.storedFiles()).length;
    const { body } = await visitor.send([named(path)]).expect(202);
    const sends = gateway.consultation.sends.length;
    // three pieces became one file
    expect((await gateway.storedFiles()).length).toBe(before - 2);
    expect((await visitor.send([named(path)]).expect(202)).body).toEqual(body);
    expect((await visitor.send([]).attach('files', PHOTO, 'x.png').expect(202)).body).toEqual(body);
    expect(gateway.consultation.sends).toHaveLength(sends);
    expect((await visitor.send([named(path)], newSessionId()).expect(404)).body.code).toBe('UPLOAD_NOT_FOUND');
  });

  test('of two at once under one key, both get the same answer and one set of files is stored', async () => {
    const visitor = await arrive();
    const path = await uploadAll(visitor);
    const before = (await gateway.storedFiles()).length;
    const [first, second] = await Promise.all([1, 2].map(() => visitor.send([named(path)])));
    const answers = [first!, second!].filter(({ status }) => status === 202);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await gateway.storedFiles()).length).toBe(before - 2);
  });

  test('is refused while an upload has not arrived, and accepted afterwards', async () => {
    const visitor = await arrive();
    const path = pathOf(await visitor.create(PHOTO.length).expect(201));
    await visitor.append(path, 0, PHOTO.subarray(0, HALF)).expect(204);
    expect((await visitor.send([named(path)]).expect(409)).body.code).toBe('UPLOAD_OFFSET_WRONG');
    await visitor.append(path, HALF, PHOTO.subarray(HALF)).expect(204);
    await visitor.send([named(path)]).expect(202);
  });

  test('keeps its uploads when it is refused', async () => {
    const visitor = await arrive();
    const path = await uploadAll(visitor);
    gateway.consultation.refusal = new AppError('CREDITS_EXHAUSTED');
    await visitor.send([named(path)]).expect(402);
    gateway.consultation.refusal = undefined;
    await visitor.send([named(path)]).expect(202);
    expect(await readdir(gateway.uploadsDir, { recursive: true })).toEqual(
      (await readdir(gateway.uploadsDir)).filter((name) => name.startsWith('afya-uploads-')),
    );
  });

  test('is refused with the reason when an upload is no picture or PDF', async () => {
    const visitor = await arrive();
    const path = pathOf(await visitor.create(SAMPLES.svg.length).expect(201));
    await visitor.append(path, 0, SAMPLES.svg).expect(204);
    const { body } = await visitor.send([named(path)]).expect(415);
    expect(body.errors).toEqual({ 'files[0]': 'x.png: Only images and PDF files are allowed' });
  });

  test('has at most five files with those of the form', async () => {
    const visitor = await arrive();
    const path = await uploadAll(visitor);
    const send = visitor.send([named(path)]);
    for (let n = 0; n < LIMITS.filesPerMessage; n += 1) send.attach('files', SAMPLES.png, 'x.png');
    expect((await send.expect(413)).body.code).toBe('FILES_TOO_MANY');
  });

  test.each(['no json', '{}', '[{"id":"x","filename":"x","position":0}]'])('rejects %s as uploads', async (uploads) => {
    const visitor = await arrive();
    await visitor.send([]).field('message', 'hi').expect(202);
    const refused = request(gateway.server).post(`/api/chat/${visitor.sessionId}`).set(visitor.headers);
    await refused.field('language', 'en').field('message', 'hi').field('uploads', uploads).expect(400);
  });
});

test('neither the store nor Redis alone has the bytes, and no name is stored', async () => {
  const visitor = await arrive();
  const path = pathOf(await visitor.create(26).expect(201));
  await visitor.append(path, 0, Buffer.from('nina upele mkononi mwangu')).expect(204);
  const contents = await redisContents(commands);
  expect(contents).toContain(idOf(path));
  expect(contents).not.toMatch(/upele|x\.png/);
  for (const name of await gateway.storedFiles())
    expect((await readFile(join(gateway.filesDir, name))).includes('upele')).toBe(false);
});

test('erasing the visitor’s data deletes uploads, and one in progress stores nothing more', async () => {
  const visitor = await arrive();
  const before = (await gateway.storedFiles()).length;
  const path = await uploadAll(visitor);
  expect((await gateway.storedFiles()).length).toBe(before + 3);
  await request(gateway.server).delete('/api/me').set(visitor.headers).expect(200);
  expect((await gateway.storedFiles()).length).toBe(before);
  await request(gateway.server).head(path).set(visitor.headers).expect(404);
  expect((await visitor.append(path, PHOTO.length, Buffer.from('x')).expect(404)).body.code).toBe('UPLOAD_NOT_FOUND');
  expect(await redisContents(commands)).not.toContain(idOf(path));
});

test('all that Redis has of an upload expires within a day', async () => {
  await uploadAll(await arrive());
  const keys = await commands.keys('upload*');
  expect(keys.length).toBeGreaterThanOrEqual(4);
  for (const key of keys) {
    expect(await commands.ttl(key)).toBeGreaterThan(86_000);
    expect(await commands.ttl(key)).toBeLessThanOrEqual(86_400);
  }
});
