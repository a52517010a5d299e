import { type Message } from '@afya/contracts';
import { startRedis, type TestRedis } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

const SESSION = 'R'.repeat(21);
const PATH = `/api/admin/sessions/${SESSION}/reveal`;
const REASON = 'Mgonjwa amelalamika';

let redis: TestRedis;
let gateway: TestGateway;
let admin: ReturnType<typeof request.agent>;
let patient: ReturnType<typeof request.agent>;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
  [admin, patient] = [await signUp('Msimamizi'), await signUp('Mgonjwa')];
  gateway.auth.setRole('Msimamizi', 'admin');
  await patient.post(`/api/session/${SESSION}`).expect(201);
  const messages = Array.from({ length: 7 }, (_, i) => ({
    id: randomUUID(),
    sessionId: SESSION,
    content: `maneno ${i}`,
    isUser: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    translations: {},
    metadata: { status: 'done' as const },
  }));
  gateway.consultation.sessions.get(SESSION)!.messages.push(...(messages satisfies Message[]));
});
beforeEach(() => gateway.consultation.reveals.splice(0));
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

async function signUp(username: string) {
  const browser = request.agent(gateway.server);
  const form = { username, password: 'siri sana', preferredLanguage: 'sw' };
  await browser.post('/api/auth/register').send(form).expect(201);
  return browser;
}

test('returns all parts of a session in one response and logs one reveal', async () => {
  const { body, headers } = await admin
    .post(PATH)
    .send({ reason: `  ${REASON} ` })
    .expect(200);
  const words = (body as { messages: { content: string }[] }).messages.map(({ content }) => content);
  expect(words).toEqual(Array.from({ length: 7 }, (_, i) => `maneno ${i}`));
  expect(headers['cache-control']).toBe('no-store');
  expect(gateway.consultation.reveals).toEqual([REASON]);
});

test.each([
  [{}, 'reason'],
  [{ reason: '' }, 'reason'],
  [{ reason: ' '.repeat(40) }, 'reason'],
  [{ reason: 'too short' }, 'reason'],
  [{ reason: 'x'.repeat(301) }, 'reason'],
  [{ reason: ['a complaint of the patient'] }, 'reason'],
  [{ reason: REASON, messageId: 'x' }, 'messageId'],
  [{ reason: REASON, messageId: { $ne: 1 } }, 'messageId'],
])('refuses %j', async (form, field) => {
  const { body } = await admin.post(PATH).send(form).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [field]: expect.any(String) } });
  expect(gateway.consultation.reveals).toEqual([]);
});

test('refuses callers who are not admins, even the owner, and malformed or unknown session ids', async () => {
  await request(gateway.server).post(PATH).send({ reason: REASON }).expect(401);
  const { body } = await patient.post(PATH).send({ reason: REASON }).expect(403);
  expect(body).toMatchObject({ code: 'ACCESS_DENIED' });
  await admin.post('/api/admin/sessions/x/reveal').send({ reason: REASON }).expect(400);
  await admin
    .post(`/api/admin/sessions/${'N'.repeat(21)}/reveal`)
    .send({ reason: REASON })
    .expect(404);
  await admin.post(PATH).set('Sec-Fetch-Site', 'cross-site').send({ reason: REASON }).expect(403);
  expect(gateway.consultation.reveals).toEqual([]);
});
