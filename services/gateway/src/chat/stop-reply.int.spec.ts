import { startRedis, type TestRedis } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
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

test('stops a reply for the owner only, and answers unknown replies with 404', async () => {
  const { browser, sessionId } = await makeVisitor(gateway);
  const replyId = randomUUID();
  gateway.consultation.stopped.set(replyId, 7);
  const path = `/api/chat/${sessionId}/reply/${replyId}`;
  const { body } = await browser.delete(path).expect(200);
  expect(body).toEqual({ outcome: 'stopped', creditsRefunded: 7 });
  for (const unknown of [randomUUID(), 'x']) {
    const refused = await browser.delete(`/api/chat/${sessionId}/reply/${unknown}`).expect(404);
    expect(refused.body.code).toBe('MESSAGE_NOT_FOUND');
  }
  await request(gateway.server).delete(path).expect(403);
  const foreign = request(gateway.server).delete(path).set('Sec-Fetch-Site', 'cross-site');
  expect((await foreign.expect(403)).body.code).toBe('ORIGIN_REJECTED');
});
