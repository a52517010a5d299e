import { FROM_SOURCE, freePort } from '@afya/testing';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';

let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

async function start(behaviour: string, env: Record<string, string> = {}) {
  const port = await freePort();
  child = fork(join(__dirname, '../fixtures/service.ts'), [behaviour], {
    execArgv: [...FROM_SOURCE],
    env: { ...process.env, LOG_LEVEL: 'info', METRICS_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.resume();
  await once(child, 'message');
  return async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, text: await response.text() };
  };
}

test('is ready when its dependency is up, and serves metrics', async () => {
  const ask = await start('ready');
  expect(await ask('/health/live')).toMatchObject({ status: 200 });
  expect(await ask('/health/ready')).toEqual({ status: 200, text: '{"status":"up","dependencies":{"redis":"up"}}' });
  const { text } = await ask('/metrics');
  expect(text).toContain('afya_dependency_up{dependency="redis"} 1');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect((await ask('/anything')).status).toBe(404);
});

test('is live and not ready while its dependency is down', async () => {
  const ask = await start('lonely');
  expect((await ask('/health/live')).status).toBe(200);
  expect(await ask('/health/ready')).toEqual({
    status: 503,
    text: '{"status":"down","dependencies":{"redis":"down"}}',
  });
});

test('is live and not ready while it drains', async () => {
  const ask = await start('slow');
  expect((await ask('/health/ready')).status).toBe(200);
  const draining = once(child!.stdout!, 'data');
  child!.kill('SIGTERM');
  await draining;
  expect((await ask('/health/ready')).status).toBe(503);
  expect((await ask('/health/live')).status).toBe(200);
  child!.send('go on');
  expect(await once(child!, 'exit')).toEqual([0, null]);
});

test('reports a port in use as an invalid variable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = fork(join(__dirname, '../fixtures/service.ts'), ['ready'], {
    execArgv: [...FROM_SOURCE],
    env: { ...process.env, LOG_LEVEL: 'info', METRICS_PORT: String((other.address() as AddressInfo).port) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  taken.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text));
  const [code] = await once(taken, 'close');
  other.close();
  expect(code).toBe(1);
  expect(log).toContain('METRICS_PORT: cannot be listened on (EADDRINUSE)');
});

test('sends nested spans to a configured collector', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push(`${request.url} ${body}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  await start('ready', { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const ended = once(child!, 'exit');
  child!.kill('SIGTERM');
  await ended;
  collector.close();
  expect(received.map((line) => line.split(' ')[0])).toEqual(['/v1/traces']);
  const { resourceSpans } = JSON.parse(received[0]!.slice('/v1/traces '.length)) as {
    resourceSpans: [
      { scopeSpans: [{ spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[] }] },
    ];
  };
  const spans = resourceSpans[0].scopeSpans[0].spans;
  const outer = spans.find(({ name }) => name === 'outer')!;
  expect(spans.find(({ name }) => name === 'inner')).toMatchObject({
    traceId: outer.traceId,
    parentSpanId: outer.spanId,
  });
});
