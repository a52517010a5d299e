import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EnvironmentError } from '../env';
import { metrics } from '../metrics/registry';
import { dependencies } from './dependencies';

/** Longer than the interval of the probes, so that no probe uses a connection that is being closed. */
const KEEP_ALIVE_MS = 75_000;

export interface ProbeOptions {
  port: number;
  host: string;
  /** false during start and drain */
  isServing(): boolean;
}

export interface Probes {
  port: number;
  close(): Promise<void>;
}

/**
 * A port for operators, separate from the public one: `/metrics` in Prometheus' text format, `/health/live` (200 while it
 * runs) and `/health/ready` (503 during start or drain, or while a dependency is down).
 * @throws EnvironmentError when the port is not available
 */
export async function serveProbes({ port, host, isServing }: ProbeOptions): Promise<Probes> {
  const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/metrics': sendMetrics,
    '/health/live': async (response) => answer(response, 200, { status: 'up' }),
    '/health/ready': (response) => sendReadiness(response, isServing()),
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const send = request.method === 'GET' || request.method === 'HEAD' ? answers[path] : undefined;
    if (!send) return answer(response, 404, { status: 'unknown' });
    send(response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new EnvironmentError(`METRICS_PORT: cannot be listened on (${error.code})`, { cause: error });
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function sendMetrics(response: ServerResponse): Promise<void> {
  const text = await metrics.metrics();
  response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
}

async function sendReadiness(response: ServerResponse, isServing: boolean): Promise<void> {
  const states = await dependencies.read();
  const isUp = isServing && Object.values(states).every((state) => state === 'up');
  answer(response, isUp ? 200 : 503, { status: isUp ? 'up' : 'down', dependencies: states });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
