import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { expectPlainError } from '../../../test/expect-plain-error';
import { sendRaw } from '../../../test/send-raw';
import { newSessionId } from '../../../test/session-ids';
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

const stored = async () => [
  await gateway.storedFiles(),
  gateway.consultation.sends.length,
  gateway.auth.accounts.size,
  (await redis.connect().keys('login:*')).length,
];
const isAlive = () => request(gateway.server).get('/api/health/live').expect(200);

describe('a JSON body', () => {
  const bodies: [string, string, string | Buffer, number][] = [
    ['cut short', 'application/json', '{"username": "x"', 400],
    ['of no JSON', 'application/json', 'username=x', 400],
    ['of a bare word', 'application/json', 'null', 400],
    ['of a list', 'application/json', '[]', 400],
    ['of broken UTF-8', 'application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['in an unknown charset', 'application/json; charset=klingon', '{}', 400],
    ['as a form', 'application/x-www-form-urlencoded', 'username=abc&password=123456&preferredLanguage=en', 400],
    ['as text', 'text/plain', '{"username":"abc","password":"123456","preferredLanguage":"en"}', 400],
    ['too large', 'application/json', JSON.stringify({ username: 'x'.repeat(20_000) }), 413],
    ['nested deep', 'application/json', '['.repeat(8_000) + ']'.repeat(8_000), 400],
    [
      'of types confused',
      'application/json',
      '{"username":{"length":5},"password":["1","2","3","4","5","6"],"preferredLanguage":"en"}',
      400,
    ],
  ];
  test.each(bodies)('%s is refused', async (_kind, type, body, status) => {
    const before = await stored();
    for (const route of ['register', 'login']) {
      const response = await request(gateway.server).post(`/api/auth/${route}`).set('Content-Type', type).send(body);
      expect([route, response.status]).toEqual([route, status]);
      expectPlainError(response.body);
    }
    expect(await stored()).toEqual(before);
    await isAlive();
  });
});

describe('a request', () => {
  test.each([
    ['that is no HTTP', 'nonsense\r\n\r\n', '400'],
    [
      'with endless headers',
      `GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
    ['with a header of control characters', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Bad: \u0001\r\n\r\n', '400'],
    [
      'with two lengths',
      'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      '400',
    ],
    [
      'with length and chunks',
      'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
  ])('%s gets an error of the contract', async (_kind, bytes, status) => {
    const answer = await sendRaw(gateway, bytes);
    expect(answer.split(' ')[1]).toBe(status);
    expectPlainError(JSON.parse(answer.split('\r\n\r\n')[1]!));
    await isAlive();
  });

  test.each([
    ['put', '/api/session/x', 405, 'METHOD_NOT_ALLOWED'],
    ['delete', '/api/auth/login', 405, 'METHOD_NOT_ALLOWED'],
    ['post', '/api/messages/x', 405, 'METHOD_NOT_ALLOWED'],
    ['get', '/api/chat/x', 405, 'METHOD_NOT_ALLOWED'],
    ['get', '/api/nothing', 404, 'ROUTE_NOT_FOUND'],
    ['post', '/api', 404, 'ROUTE_NOT_FOUND'],
    ['get', '/api/session/%E0%A4%A', 400, 'VALIDATION_FAILED'],
  ] as const)('%s %s is answered with %d', async (method, path, status, code) => {
    const { body, headers } = await request(gateway.server)[method](path).expect(status);
    expect(body.code).toBe(code);
    if (status === 405) expect(headers['allow']).toMatch(/GET|POST/);
    expectPlainError(body);
  });

  test.each(['j:{"__proto__":{"x":1}}', '%', '"'.repeat(100), 'vid'.repeat(1_000), 'a=b;'.repeat(1_000)])(
    'with the cookie %.20s has no caller',
    async (cookie) => {
      await request(gateway.server).get('/api/auth/me').set('Cookie', cookie).expect(401);
      await request(gateway.server).post(`/api/session/${newSessionId()}`).set('Cookie', cookie).expect(201);
    },
  );
});

describe('the trace', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const ask = (traceparent: string) => request(gateway.server).get('/api/auth/me').set('traceparent', traceparent);

  test('continues the browser’s trace', async () => {
    const { body, headers } = await ask(`00-${traceId}-b7ad6b7169203331-01`);
    expect([body.traceId, headers['x-trace-id']]).toEqual([traceId, traceId]);
  });

  test.each(['', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `00-${traceId}-b7ad6b7169203331-01,x`])(
    'starts a new trace for the invalid traceparent %j',
    async (traceparent) => {
      const { body } = await ask(traceparent);
      expect(body.traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(body.traceId).not.toBe(traceId);
    },
  );
});
