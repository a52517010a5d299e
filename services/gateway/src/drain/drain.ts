import { Injectable } from '@nestjs/common';
import { type Server } from 'node:http';
import { type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;
/** A connection on which nothing came for so long after the end of listening is one that a browser opened in advance. */
const UNUSED_MS = 1_000;

/** How a gateway ends without anybody's request failing: who sends them is told first, and turns to another gateway. */
@Injectable()
export class Drain {
  private readonly open = new Set<Socket>();
  private begun = false;

  hasBegun(): boolean {
    return this.begun;
  }

  /** To be told of the server before it listens. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  /**
   * Serves on for so many milliseconds, but is not ready any more, and every answer closes its connection: requests go elsewhere
   * before nobody listens here. Then `close` closes the server, and what is idle is let go of until it has.
   */
  async run(server: Server, milliseconds: number, close: () => Promise<void>): Promise<void> {
    this.begun = true;
    server.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'));
    await pause(milliseconds);
    const idle = this.closeIdle(server);
    await close().finally(() => clearInterval(idle));
  }

  /** Node does so once, when its server is closed, and then waits for connections that were in use just then to be used again. */
  private closeIdle(server: Server): NodeJS.Timeout {
    const since = performance.now();
    return setInterval(() => {
      server.closeIdleConnections();
      if (performance.now() - since < UNUSED_MS) return;
      for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
    }, LOOK_MS);
  }
}
