import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { setTimeout as pause } from 'node:timers/promises';
import { RawConnection } from '../../test/raw-connection';
import { SAMPLES } from '../../test/sample-files';
import { newSessionId } from '../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

jest.setTimeout(60_000);
let redis: TestRedis;
let gateway: TestGateway;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url, { TRUST_PROXY: '1' });
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

type Server = TestGateway['server'];
const KB = 1024;
const PHOTO = Buffer.concat([SAMPLES.png, Buffer.alloc(300 * KB)]);

async function arrive(server: Server, from: string) {
  const sessionId = newSessionId();
  const opened = await request(server).post(`/api/session/${sessionId}`).set('X-Forwarded-For', from).expect(201);
  return { sessionId, from, cookie: opened.get('set-cookie')![0]!.split(';')[0]! };
}
type Visitor = Awaited<ReturnType<typeof arrive>>;

const photoOf = (server: Server, { sessionId, from, cookie }: Visitor) =>
  request(server)
    .post(`/api/chat/${sessionId}`)
    .set({ Cookie: cookie, 'X-Forwarded-For': from })
    .field('language', 'en')
    .attach('files', PHOTO, 'x.png');

/** A request whose headers and a number of bytes of one file have arrived. */
async function begin(server: Server, visitor: Visitor, { announced = 52_000_000, arrived = 0 }) {
  const connection = await RawConnection.to(server);
  connection.write(
    [
      `POST /api/chat/${visitor.sessionId} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${visitor.cookie}`,
      `X-Forwarded-For: ${visitor.from}`,
      `Content-Length: ${announced}`,
      'Content-Type: multipart/form-data; boundary=b',
      '',
      '',
    ].join('\r\n'),
  );
  connection.write('--b\r\nContent-Disposition: form-data; name="files"; filename="x.png"\r\n\r\n');
  connection.write(Buffer.alloc(arrived));
  return connection;
}
const times = <Item>(count: number, make: () => Promise<Item>) => Promise.all(Array.from({ length: count }, make));
const close = (connections: RawConnection[]) => connections.forEach(({ socket }) => socket.destroy());

test('idle connections that announce 50 MB occupy no upload slot', async () => {
  const visitor = await arrive(gateway.server, '41.90.1.1');
  const idle = await times(20, () => begin(gateway.server, visitor, {}));
  await pause(300);
  await photoOf(gateway.server, visitor).expect(202);
  await photoOf(gateway.server, await arrive(gateway.server, '41.90.1.2')).expect(202);
  close(idle);
});

test('refuses a third large upload of an owner until one of two has ended', async () => {
  const visitor = await arrive(gateway.server, '41.90.2.1');
  const open = await times(2, () => begin(gateway.server, visitor, { arrived: 70 * KB }));
  await pause(300);
  const third = await begin(gateway.server, visitor, { arrived: 70 * KB });
  expect(await third.endsWithin(5_000)).toBe(true);
  expect(third.status).toBe(503);
  expect(third.body).toMatchObject({ code: 'RPC_OVERLOADED' });
  await photoOf(gateway.server, await arrive(gateway.server, '41.90.2.1')).expect(202);
  close(open.slice(0, 1));
  await pause(300);
  await photoOf(gateway.server, visitor).expect(202);
  close(open);
});

test('refuses a seventh large upload of a network and accepts another network’s', async () => {
  const open = await times(6, async () =>
    begin(gateway.server, await arrive(gateway.server, '41.90.3.1'), { arrived: 70 * KB }),
  );
  await pause(300);
  const seventh = await begin(gateway.server, await arrive(gateway.server, '41.90.3.1'), { arrived: 70 * KB });
  expect(await seventh.endsWithin(5_000)).toBe(true);
  expect(seventh.status).toBe(503);
  await photoOf(gateway.server, await arrive(gateway.server, '41.90.3.2')).expect(202);
  close(open);
});

describe('a large body', () => {
  /** deadlines: 1.5 s for the first 40 kB, then half a second for each further 40 kB */
  const settings = { BODY_MS: 1_500 };

  test('is aborted when too few bytes arrive in a window, regardless of its announced length', async () => {
    const server = await gateway.another(settings);
    const visitor = await arrive(server, '41.90.4.1');
    const idle = await times(3, () => begin(server, visitor, {}));
    const stalled = await begin(server, visitor, { arrived: 100 * KB });
    const trickling = setInterval(() => [...idle, stalled].forEach((connection) => connection.write('x')), 50);
    for (const connection of [...idle, stalled]) {
      expect(await connection.endsWithin(4_000)).toBe(true);
      expect(connection.status).toBe(408);
      expect(connection.body).toMatchObject({ code: 'REQUEST_TOO_SLOW' });
    }
    clearInterval(trickling);
    await photoOf(server, visitor).expect(202);
  });

  test('is accepted when it arrives slowly but above the minimum rate', async () => {
    // 1.3 s for 40 kB; about 0.8 s are needed, and more than the first deadline in all
    const server = await gateway.another({ BODY_MS: 4_000 });
    const visitor = await arrive(server, '41.90.5.1');
    const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="language"\r\n\r\nen\r\n');
    const file = Buffer.from('--b\r\nContent-Disposition: form-data; name="files"; filename="x.png"\r\n\r\n');
    const body = Buffer.concat([head, file, PHOTO, Buffer.from('\r\n--b--\r\n')]);
    const connection = await RawConnection.to(server);
    connection.write(
      [
        `POST /api/chat/${visitor.sessionId} HTTP/1.1`,
        'Host: localhost',
        `Cookie: ${visitor.cookie}`,
        `X-Forwarded-For: ${visitor.from}`,
        `Content-Length: ${body.length}`,
        'Content-Type: multipart/form-data; boundary=b',
        '',
        '',
      ].join('\r\n'),
    );
    for (let at = 0; at < body.length; at += 12 * KB) {
      connection.write(body.subarray(at, at + 12 * KB));
      await pause(240);
    }
    expect(await connection.respondsWithin(30_000)).toBe(true);
    expect(connection.status).toBe(202);
    close([connection]);
  });
});
