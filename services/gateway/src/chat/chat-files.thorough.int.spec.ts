import { ERROR_MESSAGES, LIMITS } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { startRedis, type TestRedis } from '@afya/testing';
import { SAMPLES } from '../../test/sample-files';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { makeVisitor } from '../../test/visitor';
import { createHash } from 'node:crypto';

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
  gateway.consultation.refusal = undefined;
});
const lastSend = () => gateway.consultation.sends.at(-1)!;

describe('files', () => {
  test('are stored under separate keys and passed on with the type of their bytes', async () => {
    const { chat, sessionId } = await makeVisitor(gateway);
    const before = (await gateway.storedFiles()).length;
    const files = Object.entries({
      png: SAMPLES.png,
      jpeg: SAMPLES.jpeg,
      gif: SAMPLES.gif,
      webp: SAMPLES.webp,
      pdf: SAMPLES.pdf,
    });
    const send = chat().field('language', 'sw');
    for (const [kind, bytes] of files) send.attach('files', bytes, { filename: `a.${kind}`, contentType: 'text/html' });
    for (const [kind] of files) send.field('fileTypes', kind === 'pdf' ? 'pdf' : 'image');
    await send.expect(202);
    const stored = lastSend().files;
    expect(stored.map(({ type, mime }) => [type, mime])).toEqual([
      ['image', 'image/png'],
      ['image', 'image/jpeg'],
      ['image', 'image/png'],
      ['image', 'image/webp'],
      ['pdf', 'application/pdf'],
    ]);
    expect(new Set(stored.map(({ objectKey }) => objectKey)).size).toBe(5);
    expect(stored.every(({ objectKey }) => objectKey.startsWith(`${sessionId}/`))).toBe(true);
    expect(stored.map(({ filename }) => filename)).toEqual(['a.png', 'a.jpeg', 'a.png', 'a.webp', 'a.pdf']);
    expect(stored[4]).toMatchObject({
      size: SAMPLES.pdf.length,
      received: SAMPLES.pdf.length,
      sha256: createHash('sha256').update(SAMPLES.pdf).digest('hex'),
    });
    expect((await gateway.storedFiles()).length).toBe(before + 5);
  });

  test('are accepted without announced types and without text', async () => {
    const { chat } = await makeVisitor(gateway);
    await chat().field('language', 'en').attach('files', SAMPLES.png, 'upele.jpg').expect(202);
    expect(lastSend().files[0]).toMatchObject({ type: 'image', mime: 'image/png', filename: 'upele.png' });
  });

  test.each([
    ['picha ya mkono ü 手.png', 'picha ya mkono ü 手.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\a\\x.png', 'x.png'],
    ['a\u202egnp.exe', 'agnp.exe.png'],
    [`${'n'.repeat(300)}.png`, `${'n'.repeat(196)}.png`],
    ['....', 'file.png'],
  ])('with the name %j are shown as %j', async (given, shown) => {
    const { chat } = await makeVisitor(gateway);
    await chat().field('language', 'en').attach('files', SAMPLES.png, given).expect(202);
    expect(lastSend().files[0]?.filename).toBe(shown);
  });

  const ONLY = 'Only images and PDF files are allowed';
  test.each([
    { kind: 'html', name: 'x.png', status: 415, code: 'FILE_TYPE_INVALID', reason: ONLY },
    { kind: 'svg', name: 'x.svg', status: 415, code: 'FILE_TYPE_INVALID', reason: ONLY },
    { kind: 'zip', name: 'x.pdf', status: 415, code: 'FILE_TYPE_INVALID', reason: ONLY },
    { kind: 'heic', name: 'x.heic', status: 415, code: 'FILE_HEIC', reason: ERROR_MESSAGES.FILE_HEIC },
    { kind: 'text', name: 'x.txt', status: 415, code: 'FILE_TYPE_INVALID', reason: ONLY },
    { kind: 'empty', name: 'x.png', status: 422, code: 'FILE_EMPTY', reason: 'The file is empty' },
    // announced as an image in the test
    {
      kind: 'pdf',
      name: 'x.png',
      status: 422,
      code: 'FILE_TYPE_MISMATCH',
      reason: 'The file is not what it says it is',
    },
  ] as const)('that contain $kind are refused and not stored', async ({ kind, name, status, code, reason }) => {
    const { chat } = await makeVisitor(gateway);
    const before = [await gateway.storedFiles(), gateway.consultation.sends.length];
    const send = chat().field('message', 'Nina homa').field('language', 'en').field('fileTypes', ['image', 'image']);
    send.attach('files', SAMPLES.png, 'good.png').attach('files', SAMPLES[kind], name);
    const { body } = await send.expect(status);
    const message = `${name}: ${reason}`;
    expect(body).toMatchObject({ code, message, errors: { 'files[1]': message } });
    expect([await gateway.storedFiles(), gateway.consultation.sends.length]).toEqual(before);
  });

  test('of 10 MiB are accepted, and one byte more is refused', async () => {
    const { chat } = await makeVisitor(gateway);
    const large = Buffer.concat([SAMPLES.pdf, Buffer.alloc(LIMITS.fileBytes - SAMPLES.pdf.length)]);
    await chat().field('language', 'en').attach('files', large, 'x.pdf').expect(202);
    const before = await gateway.storedFiles();
    const larger = Buffer.concat([large, Buffer.alloc(1)]);
    const { body } = await chat().field('language', 'en').attach('files', larger, 'x.pdf').expect(413);
    const text = 'x.pdf: Maximum file size is 10MB';
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', message: text, errors: { files: text } });
    expect(await gateway.storedFiles()).toEqual(before);
  });

  test('are refused when there are more than five', async () => {
    const { chat } = await makeVisitor(gateway);
    const before = await gateway.storedFiles();
    const send = chat().field('language', 'en');
    for (let i = 0; i < 6; i += 1) send.attach('files', SAMPLES.png, `${i}.png`);
    const { body } = await send.expect(413);
    expect(body).toMatchObject({ code: 'FILES_TOO_MANY', message: 'You can only upload up to 5 files at once' });
    expect(await gateway.storedFiles()).toEqual(before);
  });

  test.each([
    ['CREDITS_EXHAUSTED', 402],
    ['CHAT_TOO_MANY_PENDING', 429],
    ['FILES_DAILY_LIMIT', 429],
    ['IDEMPOTENCY_KEY_REUSED', 422],
    ['ACCESS_DENIED', 403],
  ] as const)('of a message refused with %s are removed again', async (code, status) => {
    const { chat } = await makeVisitor(gateway);
    const before = await gateway.storedFiles();
    gateway.consultation.refusal = new AppError(code);
    const { body } = await chat().field('language', 'en').attach('files', SAMPLES.png, 'x.png').expect(status);
    expect(body).toMatchObject({ code, message: new AppError(code).message });
    expect(await gateway.storedFiles()).toEqual(before);
  });

  test('are kept when the message may have been accepted', async () => {
    const { chat } = await makeVisitor(gateway);
    const before = await gateway.storedFiles();
    gateway.consultation.refusal = new AppError('RPC_TIMEOUT');
    await chat().field('language', 'en').attach('files', SAMPLES.png, 'x.png').expect(504);
    expect(await gateway.storedFiles()).toHaveLength(before.length + 1);
  });
});
