import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestGateway } from './start-test-gateway';

/** A TCP connection that sends raw bytes and collects what it receives. */
export class RawConnection {
  received = '';
  /** resolves when the connection is closed */
  readonly ended: Promise<void>;

  private constructor(readonly socket: Socket) {
    socket.on('data', (bytes) => (this.received += bytes.toString()));
    socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async to(server: TestGateway['server']): Promise<RawConnection> {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const connection = new RawConnection(socket);
    await once(socket, 'connect');
    return connection;
  }

  write(bytes: string | Uint8Array): void {
    if (this.socket.writable) this.socket.write(bytes);
  }

  /** Writes one byte at a time until the server closes the connection. */
  async trickle(bytes: string, everyMs: number): Promise<void> {
    for (const byte of bytes) {
      if (this.socket.closed || !this.socket.writable) return;
      this.write(byte);
      await pause(everyMs);
    }
  }

  /** Whether the server closes the connection within this time. */
  endsWithin(ms: number): Promise<boolean> {
    return Promise.race([this.ended.then(() => true), pause(ms, false)]);
  }

  /** Whether the first bytes of a response arrive within this time. */
  async respondsWithin(ms: number): Promise<boolean> {
    const deadline = Date.now() + ms;
    while (this.received === '' && Date.now() < deadline) await pause(20);
    return this.received !== '';
  }

  get status(): number {
    return Number(this.received.split(' ')[1]);
  }

  get body(): unknown {
    return JSON.parse(this.received.slice(this.received.indexOf('\r\n\r\n') + 4));
  }
}
