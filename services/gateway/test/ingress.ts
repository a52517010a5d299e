import {
  Agent,
  type ClientRequest,
  createServer,
  get,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PROBE_MS = 250;

interface Upstream {
  port: number;
  agent: Agent;
  isReady: boolean;
}

/**
 * A load balancer for several gateways: it sends each request to the next ready one over persistent connections. It skips gateways that
 * refuse the connection and never repeats a request that was sent.
 */
export class Ingress {
  private readonly server = createServer((incoming, answer) => void this.pass(incoming, answer));
  private upstreams: Upstream[] = [];
  private turn = 0;
  private probing = Promise.resolve();
  private isOpen = true;

  /** the public address of the product */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  static async open(): Promise<Ingress> {
    const ingress = new Ingress();
    await new Promise<void>((resolve) => ingress.server.listen(0, '127.0.0.1', resolve));
    ingress.probing = ingress.probe();
    return ingress;
  }

  /** Adds a gateway, which receives requests after its first successful probe. */
  add(port: number): void {
    this.upstreams.push({ port, agent: new Agent({ keepAlive: true }), isReady: false });
  }

  remove(port: number): void {
    for (const { agent } of this.upstreams.filter((upstream) => upstream.port === port)) agent.destroy();
    this.upstreams = this.upstreams.filter((upstream) => upstream.port !== port);
  }

  ready(): number[] {
    return this.upstreams.filter(({ isReady }) => isReady).map(({ port }) => port);
  }

  async close(): Promise<void> {
    this.isOpen = false;
    await this.probing;
    for (const { port } of this.upstreams) this.remove(port);
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async probe(): Promise<void> {
    while (this.isOpen) {
      await Promise.all(this.upstreams.map(async (upstream) => (upstream.isReady = await isReady(upstream.port))));
      await pause(PROBE_MS);
    }
  }

  private async pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const ready = this.upstreams.filter((upstream) => upstream.isReady);
    const first = this.turn++;
    for (let i = 0; i < ready.length; i += 1) {
      const outgoing = await connected(ready[(first + i) % ready.length]!, incoming);
      if (outgoing) return forward(outgoing, incoming, answer);
    }
    answer.writeHead(502).end('no gateway is ready');
  }
}

/** An unsent request with an open connection; undefined when the gateway refuses the connection. */
function connected({ port, agent }: Upstream, { method, url, headers }: IncomingMessage) {
  return new Promise<ClientRequest | undefined>((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent });
    outgoing.once('error', () => resolve(undefined));
    outgoing.once('socket', (socket: Socket) => {
      if (socket.connecting) socket.once('connect', () => resolve(outgoing));
      else resolve(outgoing);
    });
  });
}

function forward(outgoing: ClientRequest, incoming: IncomingMessage, answer: ServerResponse): void {
  outgoing.once('response', (response) => {
    // these headers belong to the connection with the gateway, not with the browser
    const headers = Object.entries(response.headers).filter(([name]) => !['connection', 'keep-alive'].includes(name));
    answer.writeHead(response.statusCode!, Object.fromEntries(headers));
    response.pipe(answer);
    response.once('error', () => answer.destroy());
  });
  outgoing.once('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(`the gateway closed the connection: ${error.code}`);
  });
  incoming.pipe(outgoing);
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = get(
      { host: '127.0.0.1', port, path: '/api/health/ready', agent: false, timeout: 3_000 },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    probe.once('timeout', () => probe.destroy());
    probe.once('error', () => resolve(false));
  });
}
