import { type ErrorBody } from '@afya/contracts';
import { newTraceparent } from '@afya/runtime';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds. A request with five files of 10 MiB may take minutes on a slow network, its headers may not. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 300_000;
/** longer than a load balancer keeps its own side open, so that it never sends into a closing connection */
const KEEP_ALIVE_MS = 65_000;

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Sets the server's limits and gives what is not even HTTP an answer in the contract's form. */
export function hardenServer(server: Server): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const traceId = newTraceparent().slice(3, 35);
    const body: ErrorBody = { message: 'The request is not valid', code: 'VALIDATION_FAILED', traceId };
    const json = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(json)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${json}`);
  });
}
