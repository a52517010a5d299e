import { eventually, startRedis, type TestRedis } from '@afya/testing';
import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { expectPlainError } from '../../../test/expect-plain-error';
import { RawConnection } from '../../../test/raw-connection';
import { SAMPLES } from '../../../test/sample-files';
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

const SOON_MS = 10_000;
const live = (server: TestGateway['server']) => request(server).get('/api/health/live');
const GET = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

async function visitorOn(server: TestGateway['server']) {
  const sessionId = newSessionId();
  const opened = await request(server).post(`/api/session/${sessionId}`).expect(201);
  return { sessionId, cookie: opened.get('set-cookie')?.[0]?.split(';')[0] ?? '' };
}

/** Checks that other callers are served normally in the meantime. */
async function servesOthers(server: TestGateway['server']): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await live(server).expect(200);
    await pause(20);
  }
}

describe('a slow request is aborted while others are served:', () => {
  const slow = { HEADERS_MS: 700, BODY_MS: 700, REQUEST_MS: 4_000 };

  test('headers', async () => {
    const server = await gateway.another(slow);
    const connections = await Promise.all(Array.from({ length: 20 }, () => RawConnection.to(server)));
    for (const connection of connections)
      void connection.trickle(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(500)}`, 50);
    await servesOthers(server);
    for (const connection of connections) {
      expect(await connection.endsWithin(SOON_MS)).toBe(true);
      expect(connection.status).toBe(408);
      expect(connection.body).toMatchObject({ code: 'REQUEST_TOO_SLOW' });
      expectPlainError(connection.body);
    }
  });

  test('the body of a login', async () => {
    const server = await gateway.another(slow);
    const connection = await RawConnection.to(server);
    connection.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n',
    );
    void connection.trickle(`{"username":"${'x'.repeat(400)}`, 50);
    await servesOthers(server);
    expect(await connection.endsWithin(SOON_MS)).toBe(true);
    expect(connection.status).toBe(408);
    expect(connection.body).toMatchObject({ code: 'REQUEST_TOO_SLOW' });
  });

  test('a form, with or without Content-Length, and its files are removed', async () => {
    const server = await gateway.another(slow);
    const { sessionId, cookie } = await visitorOn(server);
    const before = [gateway.consultation.sends.length, await gateway.storedFiles()];
    for (const length of ['Content-Length: 5000', 'Transfer-Encoding: chunked']) {
      const connection = await RawConnection.to(server);
      const head = [`POST /api/chat/${sessionId} HTTP/1.1`, 'Host: localhost', `Cookie: ${cookie}`, length];
      connection.write(`${head.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`);
      const part = '--b\r\nContent-Disposition: form-data; name="files"; filename="x.png"\r\n\r\n';
      void connection.trickle(length.startsWith('T') ? `${part.length.toString(16)}\r\n${part}\r\n5\r\n` : part, 50);
      await servesOthers(server);
      expect(await connection.endsWithin(SOON_MS)).toBe(true);
      expect(connection.status).toBe(408);
    }
    expect([gateway.consultation.sends.length, await gateway.storedFiles()]).toEqual(before);
  });

  test('a whole request over its deadline', async () => {
    const server = await gateway.another({ ...slow, BODY_MS: 60_000, REQUEST_MS: 1_500 });
    const connection = await RawConnection.to(server);
    connection.write(
      'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n',
    );
    void connection.trickle('x'.repeat(800), 20);
    expect(await connection.endsWithin(SOON_MS)).toBe(true);
    expect(connection.status).toBe(408);
  });
});

describe('sizes', () => {
  test.each([
    ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an address of 20 kB', `GET /api/session/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['101 headers', `GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(100)}\r\n`],
    ['3,000 headers', `GET /api/health/live HTTP/1.1\r\n${'A:\r\n'.repeat(3_000)}Host: localhost\r\n\r\n`],
  ])('%s is refused as too large', async (_, bytes) => {
    const connection = await RawConnection.to(gateway.server);
    connection.write(bytes);
    await pause(300);
    connection.socket.end();
    expect(await connection.endsWithin(SOON_MS)).toBe(true);
    expect(connection.status).toBe(431);
    expect(connection.body).toMatchObject({ code: 'HEADERS_TOO_LARGE' });
    expectPlainError(connection.body);
  });

  test('a hundred headers are accepted and all arrive', async () => {
    const server = await gateway.another({});
    const { sessionId, cookie } = await visitorOn(server);
    const connection = await RawConnection.to(server);
    connection.write(
      `GET /api/session/${sessionId} HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(97)}Cookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
    expect(await connection.endsWithin(SOON_MS)).toBe(true);
    expect(connection.status).toBe(200);
  });

  test.each([
    ['/api/auth/login', 'application/json', 17_000],
    ['/api/auth/register', 'application/json', 17_000],
    ['/api/auth/password', 'application/json', 17_000],
  ])('the body size on %s is limited, with and without Content-Length', async (path, type, bytes) => {
    for (const chunked of [false, true]) {
      const connection = await RawConnection.to(gateway.server);
      const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
      const body = `{"username":"${'x'.repeat(bytes - 15)}"}`;
      const sent = chunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
      connection.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nConnection: close\r\n${length}\r\n\r\n${sent}`,
      );
      expect(await connection.endsWithin(SOON_MS)).toBe(true);
      expect(connection.status).toBe(413);
    }
  });
});

describe('connections', () => {
  test('over the limit are closed unread, and accepted again when others have closed', async () => {
    const server = await gateway.another({ CONNECTIONS: 10 });
    const open = await Promise.all(Array.from({ length: 10 }, () => RawConnection.to(server)));
    const tooMany = await RawConnection.to(server);
    tooMany.write(GET);
    expect(await tooMany.endsWithin(SOON_MS)).toBe(true);
    expect(tooMany.received).toBe('');
    open[0]!.write(GET);
    await pause(200);
    expect(open[0]!.status).toBe(200);
    for (const { socket } of open) socket.destroy();
    await pause(200);
    await live(server).expect(200);
  });

  test('of one network over its limit are closed, unless there is a proxy in front', async () => {
    const server = await gateway.another({ CONNECTIONS_PER_NETWORK: 3 });
    const open = await Promise.all(Array.from({ length: 3 }, () => RawConnection.to(server)));
    const tooMany = await RawConnection.to(server);
    expect(await tooMany.endsWithin(SOON_MS)).toBe(true);
    open[0]!.socket.destroy();
    await pause(200);
    await live(server).expect(200);
    for (const { socket } of open) socket.destroy();

    const behindProxy = await gateway.another({ CONNECTIONS_PER_NETWORK: 3, TRUST_PROXY: '1' });
    const proxied = await Promise.all(Array.from({ length: 8 }, () => RawConnection.to(behindProxy)));
    expect(await proxied[7]!.endsWithin(300)).toBe(false);
    for (const { socket } of proxied) socket.destroy();
  });

  test('close after a thousand requests and announce it in the last response', async () => {
    const connection = await RawConnection.to(gateway.server);
    connection.write(GET.repeat(1_005));
    const answers = await eventually(() => {
      const all = connection.received.split('HTTP/1.1 ').slice(1);
      expect(all).toHaveLength(1_005);
      return all;
    });
    connection.socket.destroy();
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual([...Array(1_000).fill('200'), ...Array(5).fill('503')]);
    expect(answers[999]).toMatch(/^Connection: close\r$/m);
    await live(gateway.server).expect(200);
  });

  test('stay open idle slightly longer than a proxy keeps them', () => {
    expect(gateway.server.keepAliveTimeout).toBe(65_000);
  });
});

test('accepts files of other visitors while fifty connections send nothing', async () => {
  const server = await gateway.another({});
  const idle = await Promise.all(Array.from({ length: 50 }, () => RawConnection.to(server)));
  for (const connection of idle)
    connection.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{');
  const { sessionId, cookie } = await visitorOn(server);
  const send = request(server).post(`/api/chat/${sessionId}`).set('Cookie', cookie);
  await send.field('language', 'en').attach('files', SAMPLES.png, 'x.png').expect(202);
  for (const { socket } of idle) socket.destroy();
});
