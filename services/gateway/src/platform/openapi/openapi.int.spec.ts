import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';

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

const ROUTES = {
  'get /api/auth/me': [200, 401],
  'post /api/auth/register': [201, 400, 403, 409, 413],
  'post /api/auth/login': [200, 400, 401, 403, 429],
  'post /api/auth/logout': [200, 403],
  'post /api/auth/password': [200, 400, 401, 403, 429],
  'post /api/auth/recover': [200, 400, 401, 403, 429],
  'post /api/auth/recovery-code': [200, 400, 401, 403, 429],
  'get /api/auth/sessions': [200, 401],
  'get /api/auth/logins': [200, 401],
  'delete /api/auth/logins': [200, 401, 403],
  'delete /api/auth/logins/{id}': [200, 401, 403],
  'get /api/auth/step-up': [200],
  'post /api/auth/step-up': [200, 400, 401, 403, 429],
  'get /api/auth/second-factor': [200, 401, 403],
  'post /api/auth/second-factor': [200, 400, 401, 403, 429],
  'post /api/auth/second-factor/setup': [200, 401, 403],
  'post /api/auth/second-factor/confirmation': [200, 400, 401, 403, 429],
  'post /api/session/{id}': [200, 201, 400, 403],
  'get /api/session/{id}': [200, 304, 400, 403, 404],
  'get /api/messages/{id}': [200, 304, 400, 403, 404],
  'post /api/chat/{id}': [202, 400, 402, 403, 404, 409, 413, 415, 422, 429, 503],
  'delete /api/chat/{id}/reply/{replyId}': [200, 400, 403, 404],
  'post /api/messages/{id}/{messageId}/rating': [200, 400, 403, 404, 413],
  'get /api/files/{sessionId}/{messageId}': [200, 400, 403, 404, 503],
  'post /api/uploads': [200, 201, 400, 403, 413, 422, 429, 503],
  'head /api/uploads/{id}': [200, 404, 503],
  'patch /api/uploads/{id}': [204, 400, 403, 404, 409, 413, 503],
  'get /api/diagnostic-confidence/{id}': [200, 204, 304, 400, 403, 404],
  'get /api/admin/logs': [200, 400, 401, 403],
  'get /api/admin/diagnoses': [200, 400, 401, 403],
  'get /api/admin/counts': [200, 400, 401, 403],
  'get /api/admin/overview': [200, 400, 401, 403],
  'get /api/admin/sessions/{id}/timeline': [200, 400, 401, 403, 404],
  'post /api/admin/diagnoses/{eventId}/verdict': [200, 400, 401, 403],
  'post /api/admin/sessions/{id}/reveal': [200, 400, 401, 403, 404, 500],
  'get /api/admin/export': [200, 400, 401, 403, 503],
  'get /api/privacy': [200],
  'post /api/session/{id}/title': [200, 400, 403, 404, 413],
  'get /api/facilities': [200, 400],
  'get /api/facilities/counties': [200],
  'post /api/me/consents': [200, 400, 403, 413],
  'get /api/me/credits': [200, 400, 403],
  'get /api/me/export': [200, 401, 403, 503],
  'delete /api/me': [200, 401, 403],
  'delete /api/session/{id}': [200, 400, 403, 404],
  'get /api/health/live': [200],
  'get /api/health/ready': [200, 503],
};

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  parameters?: { name: string }[];
}

async function describedRoutes(): Promise<Record<string, Operation>> {
  const { body } = await request(gateway.server).get('/api/docs-json').expect(200);
  const paths = body.paths as Record<string, Record<string, Operation>>;
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );
  return Object.fromEntries(routes);
}

test('describes every route with its statuses', async () => {
  const routes = await describedRoutes();
  const statuses = Object.entries(routes).map(([route, { responses }]) => [route, Object.keys(responses).map(Number)]);
  // every route has a rate limit
  const described = Object.entries(ROUTES).map(([route, all]) => [route, [...new Set([...all, 429])].sort()]);
  expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(described));
});

test('gives every JSON response its schema from the contracts', async () => {
  for (const [route, { responses }] of Object.entries(await describedRoutes())) {
    if (route === 'get /api/files/{sessionId}/{messageId}') continue;
    for (const [status, { content }] of Object.entries(responses)) {
      const hasNoBody = status === '304' || status === '204' || (route.includes('/uploads') && status.startsWith('2'));
      if (hasNoBody) continue;
      expect([route, status, content?.['application/json']?.schema]).toEqual([route, status, expect.any(Object)]);
    }
  }
});

test('describes bodies, forms and parameters', async () => {
  const routes = await describedRoutes();
  const body = (route: string, type: string) =>
    Object.keys(routes[route]?.requestBody?.content[type]?.schema.properties ?? {});
  const parameters = (route: string) => routes[route]?.parameters?.map(({ name }) => name);
  expect(body('post /api/auth/register', 'application/json')).toEqual(['username', 'password', 'preferredLanguage']);
  expect(body('post /api/chat/{id}', 'multipart/form-data').toSorted()).toEqual([
    'fileTypes',
    'files',
    'language',
    'message',
    'purchases',
    'uploads',
  ]);
  expect(parameters('post /api/chat/{id}')).toEqual(expect.arrayContaining(['id', 'Idempotency-Key']));
  expect(parameters('post /api/session/{id}')).toEqual(expect.arrayContaining(['id', 'Idempotency-Key']));
  expect(parameters('get /api/admin/logs')).toEqual([
    'limit',
    'before',
    'severity',
    'eventType',
    'sessionId',
    'userId',
    'stage',
    'model',
    'from',
    'to',
    'q',
  ]);
});

test('serves a readable page without scripts that the policy forbids', async () => {
  const { text } = await request(gateway.server).get('/api/docs').expect(200);
  expect(text).toContain('swagger-ui');
  expect(text.match(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/)).toBeNull();
});
