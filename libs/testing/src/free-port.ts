import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range of outgoing connections, which could take a port between this check and its use. */
const PORTS = { from: 20_000, until: 32_000 };

const returned = new Set<number>();

/** A TCP port of the loopback interface that was free a moment ago and has not been returned before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.until);
    if (returned.has(port) || !(await isFree(port))) continue;
    returned.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
