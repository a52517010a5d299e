import { LIMITS } from '@afya/contracts';
import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { SAMPLES } from '../../test/sample-files';
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
const lastSend = () => gateway.consultation.sends.at(-1)!;

describe('a text', () => {
  test('is accepted and passed on unchanged', async () => {
    const { chat, sessionId } = await makeVisitor(gateway);
    const { body } = await chat()
      .field('message', '  Nina homa\r\nna kichwa \u0000kinauma ')
      .field('language', 'sw')
      .expect(202);
    expect(body).toEqual({
      messageId: expect.any(String),
      replyId: expect.any(String),
      stage: 'initial_gathering',
      creditsCharged: 0,
      creditsUsed: 0,
    });
    expect(lastSend()).toMatchObject({ sessionId, text: 'Nina homa\nna kichwa kinauma', language: 'sw', files: [] });
  });

  test('of 8,000 characters is accepted, even with CRLF line breaks', async () => {
    const { chat } = await makeVisitor(gateway);
    const text = 'ü\n'.repeat(LIMITS.messageLength / 2 - 1) + 'üü';
    await chat().field('message', text.replaceAll('\n', '\r\n')).field('language', 'en').expect(202);
    expect(lastSend().text).toHaveLength(LIMITS.messageLength);
  });

  test.each([LIMITS.messageLength + 1, 100_000])('of %d characters is refused as too large', async (length) => {
    const { chat } = await makeVisitor(gateway);
    const { body } = await chat().field('language', 'en').field('message', 'x'.repeat(length)).expect(413);
    expect(body).toMatchObject({ code: 'BODY_TOO_LARGE', errors: { message: expect.stringContaining('8000') } });
  });

  test.each(['', '   \r\n ', '\u0000'])('of %j without a file is refused', async (message) => {
    const { chat } = await makeVisitor(gateway);
    const { body } = await chat().field('message', message).field('language', 'en').expect(400);
    expect(body).toMatchObject({ message: 'Message or file required', code: 'CHAT_EMPTY' });
  });
});

describe('Idempotency-Key', () => {
  test('becomes the command id, and a retry stores no second copy of the files', async () => {
    const { chat } = await makeVisitor(gateway);
    const send = () =>
      chat().set('Idempotency-Key', 'key-1').field('language', 'en').attach('files', SAMPLES.png, 'x.png').expect(202);
    await send();
    const [files, sends] = [await gateway.storedFiles(), gateway.consultation.sends.length];
    expect(lastSend().commandId).toBe('key-1');
    await send();
    expect([await gateway.storedFiles(), gateway.consultation.sends.length]).toEqual([files, sends]);
  });

  test('of an accepted upload returns the same response without a new file check, and 422 with different content', async () => {
    // the first check uses the whole budget
    const server = await gateway.another({ LIMIT_CHECK_SECONDS: { caller: 0.001, network: 0 } });
    const visitor = await makeVisitor({ ...gateway, server });
    const send = (key: string, bytes: Buffer, name = 'x.png') =>
      visitor.chat().set('Idempotency-Key', key).field('language', 'en').attach('files', bytes, name);
    const first = await send('key-2', SAMPLES.png).expect(202);
    const stored = await gateway.storedFiles();
    await send('key-3', SAMPLES.png).expect(429);
    expect((await send('key-2', SAMPLES.png).expect(202)).body).toEqual(first.body);
    for (const [bytes, name] of [
      [SAMPLES.gif, 'x.png'],
      [SAMPLES.png, 'y.png'],
    ] as const) {
      const { body } = await send('key-2', bytes, name).expect(422);
      expect(body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    }
    expect(await gateway.storedFiles()).toEqual(stored);
  });

  test('is generated for each request without one', async () => {
    const { chat } = await makeVisitor(gateway);
    const send = async () => {
      await chat().field('message', 'same').field('language', 'en').expect(202);
      return lastSend().commandId;
    };
    expect(await send()).not.toBe(await send());
  });

  test.each(['', 'two words', 'x'.repeat(256), 'k\u00e9y'])('of %j is refused as malformed', async (key) => {
    const { chat } = await makeVisitor(gateway);
    const { body } = await chat().set('Idempotency-Key', key).field('message', 'x').field('language', 'en').expect(400);
    expect(body.code).toBe('IDEMPOTENCY_KEY_MALFORMED');
  });
});

describe('purchases', () => {
  const purchase = { id: 'purchase-1', credits: 50, method: 'mpesa' };

  test('are passed on with the message', async () => {
    const { chat } = await makeVisitor(gateway);
    const send = chat().field('message', 'x').field('language', 'en');
    await send.field('purchases', JSON.stringify([purchase])).expect(202);
    expect(lastSend().purchases).toEqual([purchase]);
  });

  test.each([
    '{',
    '{}',
    JSON.stringify([{ ...purchase, credits: 1_001 }]),
    JSON.stringify([{ ...purchase, credits: -5 }]),
    JSON.stringify([{ ...purchase, method: 'gift' }]),
    JSON.stringify(Array.from({ length: 21 }, () => purchase)),
  ])('of %.60s are refused', async (purchases) => {
    const { chat } = await makeVisitor(gateway);
    const { body } = await chat()
      .field('message', 'x')
      .field('language', 'en')
      .field('purchases', purchases)
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { purchases: expect.any(String) } });
  });
});

test('refuses callers who do not own the session and stores nothing of the body', async () => {
  const { sessionId } = await makeVisitor(gateway);
  const stranger = await makeVisitor(gateway);
  const before = await gateway.storedFiles();
  const send = (browser: ReturnType<typeof request.agent>, id: string) =>
    browser.post(`/api/chat/${id}`).field('language', 'en').attach('files', SAMPLES.png, 'x.png');
  await send(stranger.browser, sessionId).expect(403);
  await send(request.agent(gateway.server), sessionId).expect(403);
  await send(stranger.browser, newSessionId()).expect(404);
  expect(await gateway.storedFiles()).toEqual(before);
});

test.each(['fr', '', 'constructor'])('refuses the language %j', async (language) => {
  const { chat } = await makeVisitor(gateway);
  const { body } = await chat().field('message', 'x').field('language', language).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { language: expect.any(String) } });
});
