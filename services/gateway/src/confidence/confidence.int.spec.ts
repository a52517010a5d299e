import { versionKey } from '@afya/service-contracts';
import { startRedis, type TestRedis } from '@afya/testing';
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

test('returns null without a confidence, and all of its fields with one', async () => {
  const { browser, sessionId } = await makeVisitor(gateway);
  const path = `/api/diagnostic-confidence/${sessionId}`;
  const none = await browser.get(path).expect(200);
  expect(none.headers['content-type']).toMatch(/^application\/json/);
  expect(none.text).toBe('null');
  const confidence = {
    level: 'medium' as const,
    score: 55,
    sufficientInformation: true,
    missingCriticalInfo: ['duration'],
    assessmentType: 'preliminary' as const,
  };
  gateway.consultation.sessions.get(sessionId)!.session.consultationState.diagnosticConfidence = confidence;
  expect((await browser.get(path).expect(200)).body).toEqual(confidence);
});

test('is refused to callers who do not own the session', async () => {
  const { sessionId } = await makeVisitor(gateway);
  await request(gateway.server).get(`/api/diagnostic-confidence/${sessionId}`).expect(403);
  await request(gateway.server).get(`/api/diagnostic-confidence/${newSessionId()}`).expect(404);
  await request(gateway.server).get('/api/diagnostic-confidence/x').expect(400);
});

test('a poll that names the current version is answered 204 without health data, which browsers may repeat', async () => {
  const { browser, sessionId } = await makeVisitor(gateway);
  const path = `/api/diagnostic-confidence/${sessionId}`;
  await redis.connect().set(versionKey(sessionId), '7');
  const unchanged = await browser.get(`${path}?version=7`).expect(204);
  expect(unchanged.headers).toMatchObject({ 'cache-control': 'private, max-age=55', vary: 'Cookie' });
  expect(unchanged.text).toBe('');
  const changed = await browser.get(`${path}?version=6`).expect(200);
  expect(changed.headers['cache-control']).toBe('no-store');
  await request(gateway.server).get(`${path}?version=7`).expect(403);
  await browser.get(`${path}?version=x`).expect(400);
});

test('returns 304 for the ETag of an unchanged confidence', async () => {
  const { browser, sessionId } = await makeVisitor(gateway);
  const path = `/api/diagnostic-confidence/${sessionId}`;
  const { headers } = await browser.get(path).expect(200);
  await browser.get(path).set('If-None-Match', String(headers['etag'])).expect(304);
  gateway.consultation.sessions.get(sessionId)!.session.consultationState.diagnosticConfidence = {
    level: 'low',
    score: 9,
  };
  await browser.get(path).set('If-None-Match', String(headers['etag'])).expect(200);
});
