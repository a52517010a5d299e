import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestGateway } from './start-test-gateway';

/** A connection by hand: what is written goes out as it is, and what came is there to be read. */
export class RawConnection {
  received = '';
  /** when the other side has ended it, or it broke */
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

  /** Writes a byte at a time until the other side has had enough. */
  async trickle(bytes: string, everyMs: number): Promise<void> {
    for (const byte of bytes) {
      if (this.socket.closed || !this.socket.writable) return;
      this.write(byte);
      await pause(everyMs);
    }
  }

  /** Whether the other side closes it within this time. */
  endsWithin(ms: number): Promise<boolean> {
    return Promise.race([this.ended.then(() => true), pause(ms, false)]);
  }

  get status(): number {
    return Number(this.received.split(' ')[1]);
  }

  get body(): unknown {
    return JSON.parse(this.received.slice(this.received.indexOf('\r\n\r\n') + 4));
  }
}
