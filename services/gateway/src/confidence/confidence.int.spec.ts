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
