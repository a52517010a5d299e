import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * A TCP proxy in front of the product that counts the bytes of both directions, headers included.
 * @param {string} target URL of the product
 */
export async function startCountingProxy(target) {
  const { hostname, port } = new URL(target);
  const counted = { down: 0, up: 0 };
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.on('data', (chunk) => (counted.up += chunk.length));
    upstream.on('data', (chunk) => (counted.down += chunk.length));
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => [client, upstream].forEach((end) => end.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Bytes since the start, and a function that returns those since now. */
    mark() {
      const from = { ...counted };
      return () => ({ down: counted.down - from.down, up: counted.up - from.up });
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
