import { type ErrorBody, ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { newTraceparent } from '@afya/runtime';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS } from '../errors/error-status';

/** A client with more requests must reconnect, so that the load balancer can choose another gateway. */
const MAX_REQUESTS_PER_CONNECTION = 1_000;

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
};

/** Sets the server's limits and answers requests that are not valid HTTP in the format of the contract. */
export function hardenServer(server: Server, { CONNECTIONS }: { CONNECTIONS: number }): void {
  // Connections over the limit are closed before any byte is read.
  server.maxConnections = CONNECTIONS || Infinity;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
  // Node would silently drop further headers, even cookies; `limitHeaders` refuses such requests instead.
  server.maxHeadersCount = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    socket.end(rawResponse(CODES[error.code ?? ''] ?? 'VALIDATION_FAILED'));
  });
}

function rawResponse(code: ErrorCode): string {
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
