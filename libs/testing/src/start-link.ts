import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that a spec can interrupt as a network does that swallows packets: neither side is told. */
export interface TestLink {
  port: number;
  /** how many were made so far */
  made(): number;
  /** carries nothing more on the connections that there are, and leaves them open on both sides; new ones are carried */
  swallow(): void;
  close(): Promise<void>;
}

interface Wire {
  ends: [Socket, Socket];
  carries: boolean;
}

interface LinkOptions {
  /** of the server; this machine unless told */
  host?: string;
  /** of the first so many connections nothing is carried */
  silent?: number;
}

/** Carries connections from a port of this machine to one of the server's. */
export async function startLink(
  toPort: number,
  { host = '127.0.0.1', silent = 0 }: LinkOptions = {},
): Promise<TestLink> {
  const wires: Wire[] = [];
  const server = createServer((near) => wires.push(join(near, connect(toPort, host), wires.length >= silent)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    made: () => wires.length,
    swallow() {
      for (const wire of wires) wire.carries = false;
    },
    async close() {
      for (const end of wires.flatMap(({ ends }) => ends)) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function join(near: Socket, far: Socket, carries: boolean): Wire {
  const wire: Wire = { ends: [near, far], carries };
  for (const [from, to] of [wire.ends, [far, near] as const]) {
    from.setNoDelay(true);
    from.on('data', (bytes) => wire.carries && to.write(bytes));
    from.on('error', () => undefined);
    from.on('close', () => wire.carries && to.destroy());
  }
  return wire;
}
