import { ExpressAdapter } from '@nestjs/platform-express';
import { createServer } from 'node:http';
import { type GatewayEnv } from '../../gateway.env';

/** Size of the request line and all headers. Browsers send about 2 kB. */
const MAX_HEADER_BYTES = 16 * 1024;
/** longer than a load balancer keeps its own side open, so that it never sends into a closing connection */
const KEEP_ALIVE_MS = 65_000;
/** interval of Node's check for requests that take too long */
const TIMEOUT_CHECK_MS = 1_000;

export type ServerTimeouts = Pick<GatewayEnv, 'HEADERS_MS' | 'REQUEST_MS'>;

/** Nest's adapter passes no options to its server, but some limits of Node's server can only be set when it is created. */
export class GatewayAdapter extends ExpressAdapter {
  constructor(private readonly timeouts: ServerTimeouts) {
    super();
  }

  override initHttpServer(): void {
    const { HEADERS_MS, REQUEST_MS } = this.timeouts;
    const limits = {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: Math.min(HEADERS_MS, REQUEST_MS),
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    };
    this.httpServer = createServer(limits, this.getInstance());
  }
}
