import type { Server } from 'node:http';
import { networkOf } from './network-of';

/** Closes connections of a network over its limit. Behind a proxy all connections are the proxy's, which must limit them itself. */
export function limitConnections(server: Server, maxPerNetwork: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxPerNetwork) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const remaining = (open.get(network) ?? 1) - 1;
      if (remaining === 0) open.delete(network);
      else open.set(network, remaining);
    });
  });
}
