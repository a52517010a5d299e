import { ERROR_CODES, type ErrorCode } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { startRedis, type TestRedis } from '@afya/testing';
import request from 'supertest';
import { expectPlainError } from '../../../test/expect-plain-error';
import { RawConnection } from '../../../test/raw-connection';
import { newSessionId } from '../../../test/session-ids';
import { startTestGateway, type TestGateway } from '../../../test/start-test-gateway';
import { ERROR_STATUS } from './error-status';

let redis: TestRedis;
let gateway: TestGateway;
beforeAll(async () => {
  redis = await startRedis();
  gateway = await startTestGateway(redis.url);
});
beforeEach(() => redis.connect().flushall());
afterEach(() => {
  gateway.consultation.refusal = undefined;
});
afterAll(async () => {
  await gateway.stop();
  await redis.stop();
});

type Server = TestGateway['server'];
const KENYA = ['999', '112', '1199'];

async function arrive(server: Server) {
  const browser = request.agent(server);
  const sessionId = newSessionId();
  await browser.post(`/api/session/${sessionId}`).expect(201);
  const send = () => browser.post(`/api/chat/${sessionId}`).field('message', 'homa').field('language', 'sw');
  return { browser, sessionId, send };
}
const numbersOf = (body: { emergencyNumbers?: { number: string }[] }) =>
  body.emergencyNumbers?.map(({ number }) => number);

const isRefusedByUs = (code: ErrorCode) => [408, 429].includes(ERROR_STATUS[code]) || ERROR_STATUS[code] >= 500;

test.each(ERROR_CODES.filter(isRefusedByUs))('adds the numbers of Kenya to a message refused with %s', async (code) => {
  const { send } = await arrive(gateway.server);
  gateway.consultation.refusal = new AppError(code);
  const { body } = await send().expect(ERROR_STATUS[code]);
  expect(body).toMatchObject({
    code,
    emergencyNumbers: [{ number: '999', label: { en: 'Police, ambulance' } }, {}, {}],
  });
  expect(numbersOf(body)).toEqual(KENYA);
  expectPlainError(body);
});

test('adds no numbers to a message refused for its content', async () => {
  const { browser, sessionId, send } = await arrive(gateway.server);
  gateway.consultation.refusal = new AppError('CREDITS_EXHAUSTED');
  expect(numbersOf((await send().expect(402)).body)).toBeUndefined();
  expect(numbersOf((await browser.post(`/api/chat/${sessionId}`).expect(400)).body)).toBeUndefined();
  expect(numbersOf((await request(gateway.server).post(`/api/chat/${sessionId}`).expect(403)).body)).toBeUndefined();
});

test('adds the numbers of the country to 429 responses of messages and new sessions only', async () => {
  const one = { caller: 1, network: 1 };
  const server = await gateway.another({ COUNTRY: 'UG', LIMIT_SEND: one, LIMIT_WRITE: one, LIMIT_READ: one });
  const { browser, sessionId, send } = await arrive(server);
  await send().expect(202);
  expect(numbersOf((await send().expect(429)).body)).toEqual(['999', '112', '912']);
  const opening = await request(server).post(`/api/session/${newSessionId()}`).expect(429);
  expect(numbersOf(opening.body)).toEqual(['999', '112', '912']);
  await browser.get(`/api/session/${sessionId}`).expect(200);
  expect(numbersOf((await browser.get(`/api/session/${sessionId}`).expect(429)).body)).toBeUndefined();
});

test('adds the numbers when the body of a message arrives too slowly', async () => {
  const server = await gateway.another({ BODY_MS: 300 });
  const opened = await request(server).post(`/api/session/${newSessionId()}`).expect(201);
  const cookie = opened.get('set-cookie')?.[0]?.split(';')[0] ?? '';
  const connection = await RawConnection.to(server);
  const path = `/api/chat/${(opened.body as { sessionId: string }).sessionId}`;
  connection.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Length: 900\r\n`);
  connection.write('Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\n');
  expect([await connection.endsWithin(10_000), connection.status]).toEqual([true, 408]);
  expect(numbersOf(connection.body as object)).toEqual(KENYA);
});

test('adds the numbers when a message is refused because Redis is down', async () => {
  const { send } = await arrive(gateway.server);
  const keys = await redis.connect().keys('*send*');
  await send().expect(202);
  const counts = (await redis.connect().keys('*send*')).filter((key) => !keys.includes(key));
  for (const key of counts) await redis.connect().multi().del(key).lpush(key, 'x').exec();
  const { body } = await send().expect(503);
  expect([body.code, numbersOf(body)]).toEqual(['RPC_UNAVAILABLE', KENYA]);
});
