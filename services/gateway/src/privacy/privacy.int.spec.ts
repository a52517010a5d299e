import { exportFilename } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { startRedis, type TestRedis } from '@afya/testing';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
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
const api = () => request(gateway.server);
const agreed = { document: 'startup', version: '1', language: 'sw', acceptedAt: '2026-01-02T03:04:05.000Z' };

/** A browser with a registered user. */
async function makeUser() {
  const browser = request.agent(gateway.server);
  const account = {
    username: `u${randomBytes(6).toString('hex')}`,
    password: 'siri kubwa sana',
    preferredLanguage: 'sw',
  };
  const { body } = await browser.post('/api/auth/register').send(account).expect(201);
  return { browser, account, userId: body.id as string };
}

describe('GET /api/privacy', () => {
  test('returns to any caller that no data leaves the server, and the retention periods', async () => {
    const { body } = await api().get('/api/privacy').expect(200);
    const keptFor = { visitorDays: 90, userMonths: 24, logDays: 90 };
    expect(body).toEqual({ model: null, voiceNotes: false, contact: null, keptFor });
  });

  test.each([
    [undefined, 'api.openai.com'],
    ['http://models.example:8080/v1', 'models.example:8080'],
  ])('returns the host of the language model (%s) and the contact', async (OPENAI_BASE_URL, host) => {
    const settings = { ENGINE: 'openai' as const, PRIVACY_CONTACT: 'faragha@afya.example', VISITOR_RETENTION_DAYS: 30 };
    const server = await gateway.another({ ...settings, ...(OPENAI_BASE_URL && { OPENAI_BASE_URL }) });
    const { body } = await request(server).get('/api/privacy').expect(200);
    expect(body).toMatchObject({ model: { host }, contact: 'faragha@afya.example', keptFor: { visitorDays: 30 } });
  });

  test.each([
    ['openai', 'whisper-1', true],
    ['openai', 'off', false],
    ['embedded', 'whisper-1', false],
  ] as const)('says whether voice notes are written down (%s, %s)', async (ENGINE, OPENAI_MODEL_VOICE, voiceNotes) => {
    const server = await gateway.another({ ENGINE, OPENAI_MODEL_VOICE });
    expect((await request(server).get('/api/privacy').expect(200)).body).toMatchObject({ voiceNotes });
  });
});

describe('POST /api/me/consents', () => {
  test('records a visitor’s consent once', async () => {
    const { browser } = await makeVisitor(gateway);
    const first = await browser.post('/api/me/consents').send(agreed).expect(200);
    expect(first.body).toEqual({ recorded: true });
    const again = await browser.post('/api/me/consents').send(agreed).expect(200);
    expect(again.body).toEqual({ recorded: false });
  });

  test('is refused without cookies and from other sites, and records nothing', async () => {
    const before = gateway.consultation.consents.length;
    const nobody = await api().post('/api/me/consents').send(agreed).expect(403);
    expect(nobody.body.code).toBe('ACCESS_DENIED');
    const { browser } = await makeVisitor(gateway);
    const cross = browser.post('/api/me/consents').set('Sec-Fetch-Site', 'cross-site');
    expect((await cross.send(agreed).expect(403)).body.code).toBe('ORIGIN_REJECTED');
    expect(gateway.consultation.consents).toHaveLength(before);
  });

  test.each([
    ['document', { ...agreed, document: 'newsletter' }],
    ['version', { ...agreed, version: 'latest' }],
    ['version', { ...agreed, version: 1 }],
    ['language', { ...agreed, language: 'fr' }],
    ['acceptedAt', { ...agreed, acceptedAt: 'yesterday' }],
    ['acceptedAt', { ...agreed, acceptedAt: '0000-02-29T23:03:10Z' }],
  ])('refuses an invalid %s', async (field, body) => {
    const { browser } = await makeVisitor(gateway);
    const refused = await browser.post('/api/me/consents').send(body).expect(400);
    expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [field]: expect.any(String) } });
  });
});

describe('GET /api/me/export', () => {
  test('returns a file with the visitor’s sessions, messages, files and consents', async () => {
    const visitor = await makeVisitor(gateway);
    const other = newSessionId();
    await visitor.browser.post(`/api/session/${other}`).expect(201);
    await visitor.browser.post('/api/me/consents').send(agreed).expect(200);
    const found = gateway.consultation.sessions.get(visitor.sessionId)!;
    found.messages = Array.from({ length: 8 }, (_, i) => ({
      id: `m${i}`,
      sessionId: visitor.sessionId,
      content: `kikohozi ${i}`,
      isUser: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      translations: {},
      metadata: { status: 'done' as const },
    }));
    const response = await visitor.browser.get('/api/me/export').expect(200);
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${exportFilename(new Date())}"`);
    expect(response.headers['cache-control']).toBe('no-store');
    const { body } = response;
    expect(body).toMatchObject({ account: null, credits: [{ as: 'visitor', consents: [agreed], ledger: [] }] });
    const sessions = body.sessions as { sessionId: string; messages: { content: string }[]; events: unknown[] }[];
    expect(sessions.map(({ sessionId }) => sessionId).sort()).toEqual([visitor.sessionId, other].sort());
    const session = sessions.find(({ sessionId }) => sessionId === visitor.sessionId)!;
    expect(session.messages.map(({ content }) => content)).toEqual([...Array(8).keys()].map((i) => `kikohozi ${i}`));
    expect(session.events).toHaveLength(1);
    expect(body.events).toEqual([]);
  });

  test('contains a user’s account and login events, without password data', async () => {
    const { browser, account, userId } = await makeUser();
    const { body, text } = await browser.get('/api/me/export').expect(200);
    expect(body.account).toMatchObject({ id: userId, username: account.username });
    expect(body.events).toMatchObject([{ type: 'login', sessionId: null }]);
    expect(text).not.toMatch(/password/i);
  });

  test('is refused without cookies', async () => {
    const { body } = await api().get('/api/me/export').expect(403);
    expect(body.code).toBe('ACCESS_DENIED');
  });

  test('is refused instead of truncated while a service is down', async () => {
    const { browser } = await makeUser();
    gateway.auth.exportFailure = new AppError('RPC_UNAVAILABLE');
    const { body } = await browser.get('/api/me/export').expect(503);
    gateway.auth.exportFailure = undefined;
    expect(body.code).toBe('RPC_UNAVAILABLE');
  });
});

describe('DELETE /api/session/{id}', () => {
  test('deletes the session and clears the browser’s cached images', async () => {
    const { browser, sessionId } = await makeVisitor(gateway);
    const { body, headers } = await browser.delete(`/api/session/${sessionId}`).expect(200);
    expect(body).toEqual({ success: true });
    expect(headers['clear-site-data']).toBe('"cache"');
    await browser.get(`/api/session/${sessionId}`).expect(404);
    await browser.delete(`/api/session/${sessionId}`).expect(404);
  });

  test('is refused to other callers, without cookies and from other sites, and keeps the session', async () => {
    const { browser, sessionId } = await makeVisitor(gateway);
    const stranger = await makeVisitor(gateway);
    await stranger.browser.delete(`/api/session/${sessionId}`).expect(403);
    await api().delete(`/api/session/${sessionId}`).expect(403);
    await browser.delete(`/api/session/${sessionId}`).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await browser.delete(`/api/session/short`).expect(400);
    await browser.get(`/api/session/${sessionId}`).expect(200);
  });
});

describe('DELETE /api/me', () => {
  test('clears the cookies of the visitor’s browser', async () => {
    const { browser, sessionId } = await makeVisitor(gateway);
    const { body, headers } = await browser.delete('/api/me').expect(200);
    expect(body).toEqual({ success: true });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^vid=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^login=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^device=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    await browser.get(`/api/session/${sessionId}`).expect(404);
    await browser.delete('/api/me').expect(403);
  });

  test('ends a user’s logins on all devices', async () => {
    const { browser, account, userId } = await makeUser();
    const phone = request.agent(gateway.server);
    await phone.post('/api/auth/login').send(account).expect(200);
    await browser.delete('/api/me').expect(200);
    await phone.get('/api/auth/me').expect(401);
    expect(await redis.connect().exists(`logins-of:${userId}`)).toBe(0);
  });

  test('is refused without cookies and from other sites', async () => {
    await api().delete('/api/me').expect(403);
    const { browser, sessionId } = await makeVisitor(gateway);
    await browser.delete('/api/me').set('Origin', 'https://evil.example').expect(403);
    await browser.get(`/api/session/${sessionId}`).expect(200);
  });
});
