import { ExpressAdapter } from '@nestjs/platform-express';
import { createServer } from 'node:http';
import { type GatewayEnv } from '../gateway.env';

/** Bytes of the first line and all headers; what browsers send us is some 2 kB. */
const HEADER_BYTES = 16 * 1024;
/** longer than a load balancer keeps its own side open, so that it never sends into a closing connection */
const KEEP_ALIVE_MS = 65_000;
/** How often connections are looked through for what takes too long. */
const CHECK_MS = 1_000;

export type ServerTimes = Pick<GatewayEnv, 'HEADERS_MS' | 'REQUEST_MS'>;

/** Nest's adapter gives its server no options, and some limits of Node's server can only be set when it is made. */
export class GatewayAdapter extends ExpressAdapter {
  constructor(private readonly times: ServerTimes) {
    super();
  }

  override initHttpServer(): void {
    const { HEADERS_MS, REQUEST_MS } = this.times;
    const limits = {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: Math.min(HEADERS_MS, REQUEST_MS),
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
    };
    this.httpServer = createServer(limits, this.getInstance());
  }
}
