import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { expectPlainError } from '../../test/expect-plain-error';
import { SAMPLES } from '../../test/sample-files';
import { sendRaw } from '../../test/send-raw';
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

const stored = async () => [await gateway.storedFiles(), gateway.consultation.sends.length];
const isAlive = () => request(gateway.server).get('/api/health/live').expect(200);

describe('a multipart body', () => {
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="x.png"\r\n\r\nxx\r\n`;
  const wrapped = (...parts: string[]) => `${parts.join('')}--b--\r\n`;
  const bodies: [string, string, string | Buffer, number][] = [
    ['that is none', 'application/json', '{"message":"x","language":"en"}', 400],
    ['without a boundary', 'multipart/form-data', 'x', 400],
    ['that is empty', 'multipart/form-data; boundary=b', '', 400],
    ['cut short', 'multipart/form-data; boundary=b', part('message', 'x').slice(0, -6), 400],
    ['with a malformed part header', 'multipart/form-data; boundary=b', '--b\r\nnonsense\r\n\r\nx\r\n--b--', 400],
    [
      'of noise',
      'multipart/form-data; boundary=b',
      Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7919) % 256)),
      400,
    ],
    [
      'with a nested field',
      'multipart/form-data; boundary=b',
      wrapped(part('message[a][b]', 'x'), part('language', 'en')),
      400,
    ],
    [
      'with a prototype’s name',
      'multipart/form-data; boundary=b',
      wrapped(part('__proto__[polluted]', 'x'), part('language', 'en')),
      400,
    ],
    [
      'with the text twice',
      'multipart/form-data; boundary=b',
      wrapped(part('message', 'x'), part('message', 'y'), part('language', 'en')),
      400,
    ],
    ['with a file as text', 'multipart/form-data; boundary=b', wrapped(file('message'), part('language', 'en')), 400],
    ['with a file elsewhere', 'multipart/form-data; boundary=b', wrapped(part('language', 'en'), file('other')), 400],
    [
      'of too many fields',
      'multipart/form-data; boundary=b',
      wrapped(...Array.from({ length: 30 }, (_, i) => part(`f${i}`, 'x'))),
      400,
    ],
    ['of an endless field name', 'multipart/form-data; boundary=b', wrapped(part('x'.repeat(500), 'x')), 400],
    [
      'with six file types',
      'multipart/form-data; boundary=b',
      wrapped(part('message', 'x'), part('language', 'en'), ...Array(6).fill(part('fileTypes', 'image'))),
      400,
    ],
    [
      'with a strange file type',
      'multipart/form-data; boundary=b',
      wrapped(part('message', 'x'), part('language', 'en'), part('fileTypes', 'exe')),
      400,
    ],
  ];
  test.each(bodies)('%s is refused', async (_kind, type, body, status) => {
    const { chat } = await makeVisitor(gateway);
    const before = await stored();
    const response = await chat().set('Content-Type', type).send(body);
    expect(response.status).toBe(status);
    expectPlainError(response.body);
    expect(await stored()).toEqual(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    await isAlive();
  });

  test('with an announced length above five files is refused before it is sent', async () => {
    const id = newSessionId();
    const cookie = (await request(gateway.server).post(`/api/session/${id}`).expect(201)).get('set-cookie')?.[0];
    const head = [`POST /api/chat/${id} HTTP/1.1`, 'Host: localhost', `Cookie: ${cookie?.split(';')[0]}`];
    head.push('Content-Type: multipart/form-data; boundary=b', 'Content-Length: 99999999999');
    const answer = await sendRaw(gateway, `${head.join('\r\n')}\r\n\r\n`, { keepOpen: true });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toMatch(/^Connection: close\r$/m);
  });

  test('of a client that disconnects leaves no files', async () => {
    const { chat } = await makeVisitor(gateway);
    const before = await stored();
    const send = chat()
      .field('language', 'en')
      .attach('files', Buffer.concat([SAMPLES.png, Buffer.alloc(5_000_000)]), 'x.png');
    const gone = send.then(
      () => 'answered',
      () => 'gone',
    );
    setTimeout(() => send.abort(), 5);
    await gone;
    await isAlive();
    expect((await stored()).slice(1)).toEqual(before.slice(1));
  });
});
