import { type ErrorBody, ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { newTraceparent } from '@afya/runtime';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS } from './error-status';

/** Requests on one connection: what asks on and on comes back with a new one, which may land on another gateway. */
const REQUESTS_PER_CONNECTION = 1_000;

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
};

/** Sets the server's limits and gives what is not even HTTP an answer in the contract's form. */
export function hardenServer(server: Server, { CONNECTIONS }: { CONNECTIONS: number }): void {
  // What is beyond is closed before a byte of it is read.
  server.maxConnections = CONNECTIONS || Infinity;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  // Node would drop what is beyond in silence, cookies too; `limitHeaders` refuses.
  server.maxHeadersCount = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    socket.end(plainAnswer(CODES[error.code ?? ''] ?? 'VALIDATION_FAILED'));
  });
}

function plainAnswer(code: ErrorCode): string {
  const body: ErrorBody = { message: ERROR_MESSAGES[code], code, traceId: newTraceparent().slice(3, 35) };
  const json = JSON.stringify(body);
  const status = ERROR_STATUS[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(json)}`,
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${json}`;
}
