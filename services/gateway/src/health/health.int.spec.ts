import { eventually, startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

let redis: TestRedis;
let gateway: TestGateway;
beforeEach(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
});
afterEach(async () => {
  await gateway.stop();
  await redis.stop();
});
const ready = () => request(gateway.server).get('/api/health/ready');
const dependencies = { redis: 'up', auth: 'up', consultation: 'up', 'admin-log': 'up', store: 'up' };

test('ready with everything there', async () => {
  expect((await ready().expect(200)).body).toEqual({ status: 'up', dependencies });
});

test('without accounts and log it serves, and says what is missing', async () => {
  await Promise.all([gateway.services.auth.close(), gateway.services.adminLog.close()]);
  const missing = { ...dependencies, auth: 'down', 'admin-log': 'down' };
  expect((await ready().expect(200)).body).toEqual({ status: 'degraded', dependencies: missing });
});

test('without the consultation service it is not ready', async () => {
  await gateway.services.consultation.close();
  const missing = { ...dependencies, consultation: 'down' };
  expect((await ready().expect(503)).body).toEqual({ status: 'down', dependencies: missing });
});

test('without Redis it is alive, not ready, and ready again when Redis is back', async () => {
  await redis.kill();
  const { body } = await ready().expect(503);
  expect(body).toMatchObject({ status: 'down', dependencies: { redis: 'down', store: 'up' } });
  await request(gateway.server).get('/api/health/live').expect(200, { status: 'up' });
  await redis.restart();
  await eventually(() => ready().expect(200));
});
