import { eventually, startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';

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

test('reports ready with all dependencies up', async () => {
  expect((await ready().expect(200)).body).toEqual({ status: 'up', dependencies });
});

test('reports degraded with the missing services when auth and log are down', async () => {
  await Promise.all([gateway.services.auth.close(), gateway.services.adminLog.close()]);
  const missing = { ...dependencies, auth: 'down', 'admin-log': 'down' };
  expect((await ready().expect(200)).body).toEqual({ status: 'degraded', dependencies: missing });
});

test('reports not ready without the consultation service', async () => {
  await gateway.services.consultation.close();
  const missing = { ...dependencies, consultation: 'down' };
  expect((await ready().expect(503)).body).toEqual({ status: 'down', dependencies: missing });
});

test('reports alive but not ready without Redis, and ready again after Redis is back', async () => {
  await redis.kill();
  const { body } = await ready().expect(503);
  expect(body).toMatchObject({ status: 'down', dependencies: { redis: 'down', store: 'up' } });
  await request(gateway.server).get('/api/health/live').expect(200, { status: 'up' });
  await redis.restart();
  await eventually(() => ready().expect(200));
});
