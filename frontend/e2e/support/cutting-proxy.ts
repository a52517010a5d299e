import { createServer, type IncomingMessage, request as send, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes per millisecond that the proxy reads, about those of a good mobile network. */
const RATE = 2_000;

/** An HTTP proxy between browser and product that cuts each upload once, when half of its bytes have arrived. */
export class CuttingProxy {
  /** bytes of all uploads that the browser has sent */
  uploaded = 0;
  /** the calls of uploads, as `PATCH 0` with the offset */
  readonly calls: string[] = [];
  private readonly cut = new Set<string>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => this.pass(request, response));
  }

  static async start(): Promise<CuttingProxy> {
    const proxy = new CuttingProxy();
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '', headers } = request;
    if (url.includes('/api/uploads')) this.calls.push(`${method} ${headers['upload-offset'] ?? ''}`.trim());
    const onward = send(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    const isToCut = method === 'PATCH' && !this.cut.has(url);
    let arrived = 0;
    request.on('data', (bytes: Buffer) => {
      arrived += bytes.length;
      if (method === 'PATCH') this.uploaded += bytes.length;
      onward.write(bytes);
      request.pause();
      setTimeout(() => request.resume(), bytes.length / RATE);
      if (!isToCut || arrived < Number(headers['content-length']) / 2) return;
      this.cut.add(url);
      request.destroy();
      onward.destroy();
    });
    request.on('end', () => onward.end());
    request.on('error', () => onward.destroy());
  }
}
