import { Injectable } from '@nestjs/common';
import { type Server } from 'node:http';
import { type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const IDLE_CHECK_MS = 100;
/** A connection without any data for this time was opened by a browser in advance. */
const UNUSED_MS = 1_000;

/** Graceful shutdown: report not ready first, so that the load balancer uses another gateway, then close connections. */
@Injectable()
export class Drain {
  private readonly openSockets = new Set<Socket>();
  private begun = false;

  hasBegun(): boolean {
    return this.begun;
  }

  /** Must be called before the server listens. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.openSockets.add(socket);
      socket.once('close', () => this.openSockets.delete(socket));
    });
  }

  /**
   * Reports not ready and still serves for `delayMs`; every response closes its connection, so that clients move to another gateway.
   * Then `close` closes the server, and idle connections are closed until it has finished.
   */
  async run(server: Server, delayMs: number, close: () => Promise<void>): Promise<void> {
    this.begun = true;
    server.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'));
    await pause(delayMs);
    const idleTimer = this.closeIdle(server);
    await close().finally(() => clearInterval(idleTimer));
  }

  /** Node closes idle connections once, when the server is closed. A connection that becomes idle later would keep the server open. */
  private closeIdle(server: Server): NodeJS.Timeout {
    const startedAt = performance.now();
    return setInterval(() => {
      server.closeIdleConnections();
      if (performance.now() - startedAt < UNUSED_MS) return;
      for (const socket of this.openSockets) if (socket.bytesRead === 0) socket.destroy();
    }, IDLE_CHECK_MS);
  }
}
