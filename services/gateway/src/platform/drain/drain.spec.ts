import { type Response } from 'express';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { HealthController } from '../health/health.controller';
import { ReadinessCheck } from '../health/readiness';
import { Drain } from './drain';

let server: Server;
let drain: Drain;
let answerSlow: () => void;
const port = () => (server.address() as AddressInfo).port;

beforeEach(async () => {
  drain = new Drain();
  const slow = new Promise<void>((resolve) => (answerSlow = resolve));
  server = createServer(
    (request, response) => void (request.url === '/slow' ? slow.then(() => response.end()) : response.end()),
  );
  drain.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
async function ask(path: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(get({ port: port(), host: '127.0.0.1', path, agent }), 'response')) as [
    IncomingMessage,
  ];
  return response.resume();
}

test('during the drain reports not ready, still serves, and closes connections with each response', async () => {
  const agent = new Agent({ keepAlive: true });
  expect((await ask('/', agent)).headers.connection).toBe('keep-alive');
  const ended = drain.run(server, 300, close);
  expect((await ask('/', agent)).headers.connection).toBe('close');
  const health = new HealthController(new ReadinessCheck(undefined!, undefined!, undefined!, drain));
  const response = { setHeader: jest.fn(), status: jest.fn() };
  expect(await health.ready(response as unknown as Response)).toEqual({ status: 'draining', dependencies: {} });
  expect(response.status).toHaveBeenCalledWith(503);
  await ended;
  expect(server.listening).toBe(false);
});

test('finishes open requests, and neither their connections nor unused ones delay the end', async () => {
  const unused = connect(port(), '127.0.0.1');
  await once(unused, 'connect');
  const agent = new Agent({ keepAlive: true });
  const slow = ask('/slow', agent);
  await once(server, 'request');
  let hasEnded = false;
  const ended = drain.run(server, 0, close).then(() => (hasEnded = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(hasEnded).toBe(false);
  answerSlow();
  expect((await slow).statusCode).toBe(200);
  await ended;
});
