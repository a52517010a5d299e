import { versionKey } from '@afya/service-contracts';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
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

/** A visitor with a session whose version is in Redis, as the consultation service writes it. */
async function visitorWithSession() {
  const id = newSessionId();
  const browser = request.agent(gateway.server);
  await browser.post(`/api/session/${id}`).expect(201);
  const session = gateway.consultation.sessions.get(id)!;
  const bump = async (version: string) => {
    session.version = version;
    await redis.connect().set(versionKey(id), version);
  };
  await bump('version-1');
  const poll = (etag: string) => browser.get(`/api/messages/${id}`).set('If-None-Match', etag);
  return { id, browser, session, bump, poll };
}

test('returns all messages of a long chat in order with a strong ETag', async () => {
  const { id, browser, session } = await visitorWithSession();
  session.messages.push(
    ...['Nina homa', 'Tangu lini?', 'Jana', 'Sawa', 'Asante', 'Karibu', 'Kwaheri'].map((content, i) => ({
      id: `m${i}`,
      sessionId: id,
      content,
      isUser: i % 2 === 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      translations: {},
      metadata: { status: 'done' as const },
    })),
  );
  const { body, headers } = await browser.get(`/api/messages/${id}`).expect(200);
  expect(body).toEqual(session.messages);
  expect(headers['etag']).toBe('"version-1"');
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('answers an unchanged poll from Redis alone', async () => {
  const { poll } = await visitorWithSession();
  const before = gateway.consultation.calls;
  for (const etag of ['"version-1"', 'W/"version-1"', '"old", "version-1"']) {
    const response = await poll(etag).expect(304);
    expect(response.headers['etag']).toBe('"version-1"');
    expect(response.text).toBe('');
  }
  expect(gateway.consultation.calls).toBe(before);
});

test('answers a poll after a change with the messages and the new version', async () => {
  const { poll, bump } = await visitorWithSession();
  await poll('"version-1"').expect(304);
  await bump('version-2');
  const response = await poll('"version-1"').expect(200);
  expect(response.headers['etag']).toBe('"version-2"');
  await poll('"version-2"').expect(304);
});

test('asks the service when the version is missing in Redis', async () => {
  const { poll, id } = await visitorWithSession();
  await redis.connect().del(versionKey(id));
  const before = gateway.consultation.calls;
  await poll('"version-1"').expect(304);
  await poll('"something else"').expect(200);
  expect(gateway.consultation.calls).toBe(before + 2);
});

test('refuses a stranger who knows the version', async () => {
  const { id, poll } = await visitorWithSession();
  await poll('"version-1"').expect(304);
  const stranger = request(gateway.server).get(`/api/messages/${id}`).set('If-None-Match', '"version-1"');
  expect((await stranger.expect(403)).body.code).toBe('ACCESS_DENIED');
});

test('answers 404 for an unknown session', async () => {
  const { body } = await request(gateway.server).get(`/api/messages/${newSessionId()}`).expect(404);
  expect(body.code).toBe('SESSION_NOT_FOUND');
});

test('answers a signed-in owner’s poll from Redis alone, and refuses it after logout', async () => {
  const { browser, poll, bump } = await visitorWithSession();
  const account = { username: 'Mngoja', password: 'siri sana', preferredLanguage: 'sw' };
  await browser.post('/api/auth/register').send(account).expect(201);
  await poll('"version-1"').expect(304);
  const before = gateway.consultation.calls;
  await poll('"version-1"').expect(304);
  expect(gateway.consultation.calls).toBe(before);
  await browser.post('/api/auth/logout').expect(200);
  await poll('"version-1"').expect(403);
  await bump('version-2');
  await poll('"version-1"').expect(403);
});

test('refuses a poll at once while Redis is down, and answers it again after Redis is back', async () => {
  const { poll, browser, id } = await visitorWithSession();
  const account = { username: 'Mgeni', password: 'siri sana', preferredLanguage: 'sw' };
  const registered = await request(gateway.server).post('/api/auth/register').send(account).expect(201);
  const login = /login=[^;]+/.exec(String(registered.get('set-cookie')))?.[0] ?? '';
  await redis.kill();
  const started = performance.now();
  const away = await poll('"version-1"').expect(503);
  expect(performance.now() - started).toBeLessThan(1_500);
  expect(away.body.code).toBe('RPC_UNAVAILABLE');
  expect(away.headers['retry-after']).toMatch(/^\d+$/);
  const signedIn = request(gateway.server).get('/api/auth/me').set('Cookie', login);
  expect((await signedIn.expect(503)).body).toMatchObject({
    code: 'RPC_UNAVAILABLE',
    traceId: expect.stringMatching(/^\w{32}$/),
  });
  await redis.restart();
  await eventually(() => poll('"version-1"').expect(304));
  // Calls of services have connections of their own, which may be ready later.
  await eventually(() => browser.get(`/api/session/${id}`).expect(200));
});

describe('changes since a version', () => {
  const message = (id: string) => ({
    id,
    sessionId: 'V1StGXR8_Z5jdHi6B-myT',
    content: id,
    isUser: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    translations: {},
    metadata: { status: 'done' as const },
  });

  test('are the changed messages with their places, and the session with its confidence and ETag', async () => {
    const { id, browser, session, bump } = await visitorWithSession();
    session.messages.push(...['a', 'b', 'c', 'd', 'e', 'f'].map(message));
    session.changedAt = [3, 7, 4, 8, 8, 9];
    const confidence = { level: 'high' as const, score: 80 };
    session.session.consultationState.diagnosticConfidence = confidence;
    await bump('9');
    const { body, headers } = await browser.get(`/api/messages/${id}?after=6`).set('If-None-Match', '"6"').expect(200);
    expect(headers['etag']).toBe('"9"');
    expect(body.version).toBe('9');
    expect(body.changes).toEqual([1, 3, 4, 5].map((index) => ({ index, message: session.messages[index] })));
    expect(body.session.consultationState.diagnosticConfidence).toEqual(confidence);
    const read = await browser.get(`/api/session/${id}`).expect(200);
    expect(read.headers['etag']).toBe(body.sessionEtag);
    expect(read.body).toEqual(body.session);
  });

  test('are answered 304 from Redis alone while there are none', async () => {
    const { id, browser, bump } = await visitorWithSession();
    await bump('9');
    const before = gateway.consultation.calls;
    const answer = await browser.get(`/api/messages/${id}?after=9`).set('If-None-Match', '"9"').expect(304);
    expect(answer.text).toBe('');
    expect(gateway.consultation.calls).toBe(before);
  });

  test('are refused for a version that is no number, and to strangers', async () => {
    const { id, browser } = await visitorWithSession();
    const { body } = await browser.get(`/api/messages/${id}?after=x`).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
    await request(gateway.server).get(`/api/messages/${id}?after=1`).expect(403);
  });
});
