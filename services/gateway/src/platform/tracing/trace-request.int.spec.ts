import { logger } from '@afya/runtime';
import { eventually, startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';
import { makeVisitor } from '../../../test/visitor';

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

test('logs a request in one line with method, route, status, time, size and trace, without addresses or contents', async () => {
  const lines: unknown[] = [];
  jest.spyOn(logger, 'isLevelEnabled').mockReturnValue(true);
  const written = jest.spyOn(logger, 'info').mockImplementation((line: unknown) => void lines.push(line));
  const { chat, sessionId } = await makeVisitor(gateway);
  await chat().field('message', 'planted words').field('language', 'sw').expect(202);
  await request(gateway.server).get('/api/admin/logs?q=planted').expect(401);
  await request(gateway.server).get('/api/planted').expect(404);
  await eventually(() => expect(lines).toHaveLength(4));
  written.mockRestore();
  const rest = { ms: expect.any(Number), bytes: expect.any(Number), traceId: expect.stringMatching(/^[0-9a-f]{32}$/) };
  expect(lines).toEqual([
    { method: 'POST', route: '/api/session/:id', status: 201, ...rest },
    { method: 'POST', route: '/api/chat/:id', status: 202, ...rest },
    { method: 'GET', route: '/api/admin/logs', status: 401, ...rest },
    { method: 'GET', route: undefined, status: 404, ...rest },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/planted/);
  expect(JSON.stringify(lines)).not.toContain(sessionId);
});
