import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { MALFORMED_SESSION_IDS, newSessionId } from '../../test/session-ids';
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
const api = () => request(gateway.server);

describe('POST /api/session/{id}', () => {
  test('creates the session and a visitor cookie; a second call opens it again without a new cookie', async () => {
    const id = newSessionId();
    const browser = request.agent(gateway.server);
    const first = await browser.post(`/api/session/${id}`).expect(201);
    expect(first.body).toMatchObject({
      sessionId: id,
      consultationState: { stage: 'initial_gathering' },
      creditsUsed: 0,
      creditsPurchased: 0,
    });
    expect(first.get('set-cookie')).toEqual([
      expect.stringMatching(/^vid=s%3A[\w-]{21}\.\S+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    const second = await browser.post(`/api/session/${id}`).expect(200);
    expect(second.body).toEqual(first.body);
    expect(second.get('set-cookie')).toBeUndefined();
  });

  test('refuses the session of another visitor, and a browser without a cookie', async () => {
    const id = newSessionId();
    await request.agent(gateway.server).post(`/api/session/${id}`).expect(201);
    const other = await api().post(`/api/session/${id}`).expect(403);
    expect(other.body).toEqual({
      message: 'Access denied',
      code: 'ACCESS_DENIED',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  describe('repeated by a browser that did not receive the response with its cookie', () => {
    const KEY = 'a-key-of-128-random-bits-or-more';
    const open = (id: string, key?: string) => {
      const call = api().post(`/api/session/${id}`);
      return key === undefined ? call : call.set('Idempotency-Key', key);
    };
    const cookieOf = (response: request.Response) => response.get('set-cookie')?.[0]?.split(';')[0] ?? '';

    test('returns the same visitor and session with the same key', async () => {
      const id = newSessionId();
      const first = await open(id, KEY).expect(201);
      const again = await open(id, KEY).expect(200);
      expect(again.body).toEqual(first.body);
      expect(cookieOf(again)).toBe(cookieOf(first));
      await api().get(`/api/session/${id}`).set('Cookie', cookieOf(again)).expect(200);
    });

    test('is refused with another key, without a key, and for a session that was created without a key', async () => {
      const id = newSessionId();
      await open(id, KEY).expect(201);
      for (const key of [`${KEY}x`, undefined]) {
        const other = await open(id, key).expect(403);
        await api().get(`/api/session/${id}`).set('Cookie', cookieOf(other)).expect(403);
      }
      const keyless = newSessionId();
      await open(keyless).expect(201);
      await open(keyless, KEY).expect(403);
    });

    test('derives another visitor from the same key for another session', async () => {
      const [one, other] = [newSessionId(), newSessionId()];
      const first = await open(one, KEY).expect(201);
      expect(cookieOf(await open(other, KEY).expect(201))).not.toBe(cookieOf(first));
      await api().get(`/api/session/${other}`).set('Cookie', cookieOf(first)).expect(403);
    });

    test('ignores the key when there is a cookie', async () => {
      const browser = request.agent(gateway.server);
      await browser.post(`/api/session/${newSessionId()}`).expect(201);
      const id = newSessionId();
      const opened = await browser.post(`/api/session/${id}`).set('Idempotency-Key', KEY).expect(201);
      expect(opened.get('set-cookie')).toBeUndefined();
      await open(id, KEY).expect(403);
    });

    test('refuses a key that is too short', async () => {
      const { body } = await open(newSessionId(), 'k'.repeat(21)).expect(400);
      expect(body.code).toBe('IDEMPOTENCY_KEY_MALFORMED');
    });
  });

  test.each(MALFORMED_SESSION_IDS)('refuses the id %s', async (id) => {
    const { body } = await api().post(`/api/session/${id}`).expect(400);
    expect(body.code).toBe('SESSION_ID_MALFORMED');
    expect(gateway.consultation.sessions.has(id)).toBe(false);
  });

  test.each([
    ['forged', `vid=s%3A${'x'.repeat(21)}.bm90IGEgc2lnbmF0dXJl`],
    ['unsigned', `vid=${'x'.repeat(21)}`],
    ['malformed', 'vid=s%3A%ZZ; vid=j%3A%7B%22a%22%3A1%7D; ;;=;'],
    ['empty', 'vid='],
  ])('treats a visitor with a cookie that is %s as a new visitor', async (_kind, cookie) => {
    const response = await api().post(`/api/session/${newSessionId()}`).set('Cookie', cookie).expect(201);
    expect(response.get('set-cookie')?.[0]).toMatch(/^vid=/);
  });

  test('refuses a cookie that was signed for another purpose', async () => {
    const login = await api()
      .post('/api/auth/register')
      .send({ username: 'cookie swap', password: 'siri sana', preferredLanguage: 'sw' })
      .expect(201);
    const value = /login=([^;]+)/.exec(String(login.get('set-cookie')))?.[1];
    expect(value).toMatch(/^s%3A/);
    const response = await api().post(`/api/session/${newSessionId()}`).set('Cookie', `vid=${value}`).expect(201);
    expect(response.get('set-cookie')?.[0]).toMatch(/^vid=/);
  });
});

describe('GET /api/session/{id}', () => {
  test('reports the progress of a pending reply', async () => {
    const id = newSessionId();
    const browser = request.agent(gateway.server);
    const opened = await browser.post(`/api/session/${id}`).expect(201);
    expect(opened.body.wait).toBeUndefined();
    gateway.consultation.sessions.get(id)!.session.wait = { phase: 'queued', ahead: 3 };
    const { body } = await browser.get(`/api/session/${id}`).expect(200);
    expect(body.wait).toEqual({ phase: 'queued', ahead: 3 });
  });

  test('returns the session to its owner only', async () => {
    const id = newSessionId();
    const owner = request.agent(gateway.server);
    const opened = await owner.post(`/api/session/${id}`).expect(201);
    const read = await owner.get(`/api/session/${id}`).expect(200);
    expect(read.body).toEqual(opened.body);
    await api().get(`/api/session/${id}`).expect(403);
    const stranger = request.agent(gateway.server);
    await stranger.post(`/api/session/${newSessionId()}`).expect(201);
    await stranger.get(`/api/session/${id}`).expect(403);
  });

  test('answers 404 for an unknown session', async () => {
    const { body } = await api().get(`/api/session/${newSessionId()}`).expect(404);
    expect(body).toMatchObject({ message: 'Session not found', code: 'SESSION_NOT_FOUND' });
  });
});

test('sets a Secure, host-bound visitor cookie over https and ignores the plain one', async () => {
  const secure = await gateway.another({ PUBLIC_URL: 'https://afya.example' });
  const id = newSessionId();
  const first = await request(secure).post(`/api/session/${id}`).expect(201);
  const [cookie] = first.get('set-cookie') ?? [];
  expect(cookie).toMatch(/^__Host-vid=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  const value = cookie?.slice('__Host-vid='.length).split(';')[0];
  const read = (name: string) => request(secure).get(`/api/session/${id}`).set('Cookie', `${name}=${value}`);
  await read('__Host-vid').expect(200);
  await read('vid').expect(403);
});

test('uses X-Forwarded-Proto behind a trusted proxy only', async () => {
  const trusting = await gateway.another({ TRUST_PROXY: 'loopback' });
  const open = (server: TestGateway['server']) =>
    request(server).post(`/api/session/${newSessionId()}`).set('X-Forwarded-Proto', 'https').expect(201);
  expect((await open(trusting)).get('set-cookie')?.[0]).toMatch(/^__Host-vid=/);
  expect((await open(gateway.server)).get('set-cookie')?.[0]).toMatch(/^vid=/);
});
