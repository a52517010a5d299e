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

test('passes a rating with its reason on, and refuses other values', async () => {
  const { browser, sessionId } = await makeVisitor(gateway);
  const messageId = randomUUID();
  const path = `/api/messages/${sessionId}/${messageId}/rating`;
  const { body } = await browser.post(path).send({ value: 'down', reason: 'wrong' }).expect(200);
  expect(body).toEqual({ rated: true });
  expect(gateway.consultation.ratings.at(-1)).toEqual({ sessionId, messageId, value: 'down', reason: 'wrong' });
  for (const form of [{}, { value: 'good' }, { value: 'up', reason: 'x'.repeat(501) }])
    expect((await browser.post(path).send(form).expect(400)).body.code).toBe('VALIDATION_FAILED');
  await browser.post(`/api/messages/${sessionId}/x/rating`).send({ value: 'up' }).expect(404);
  await request(gateway.server).post(path).send({ value: 'up' }).expect(403);
});
