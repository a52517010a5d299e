import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a server that a spec can interrupt like a network that drops packets: neither side notices. */
export interface NetworkFaultProxy {
  port: number;
  /** number of connections so far */
  connectionCount(): number;
  /** stops forwarding on the existing connections and leaves them open on both sides; new ones are forwarded */
  dropPackets(): void;
  close(): Promise<void>;
}

interface Tunnel {
  ends: [Socket, Socket];
  isForwarding: boolean;
}

interface ProxyOptions {
  /** of the server; default: this machine */
  host?: string;
  /** how many of the first connections are not forwarded */
  unansweredFirst?: number;
}

/** Forwards connections from a local port to one of the server. */
export async function startNetworkFaultProxy(
  toPort: number,
  { host = '127.0.0.1', unansweredFirst = 0 }: ProxyOptions = {},
): Promise<NetworkFaultProxy> {
  const tunnels: Tunnel[] = [];
  const server = createServer((near) =>
    tunnels.push(join(near, connect(toPort, host), tunnels.length >= unansweredFirst)),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connectionCount: () => tunnels.length,
    dropPackets() {
      for (const tunnel of tunnels) tunnel.isForwarding = false;
    },
    async close() {
      for (const end of tunnels.flatMap(({ ends }) => ends)) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function join(near: Socket, far: Socket, isForwarding: boolean): Tunnel {
  const tunnel: Tunnel = { ends: [near, far], isForwarding };
  for (const [from, to] of [tunnel.ends, [far, near] as const]) {
    from.setNoDelay(true);
    from.on('data', (bytes) => tunnel.isForwarding && to.write(bytes));
    from.on('error', () => undefined);
    from.on('close', () => tunnel.isForwarding && to.destroy());
  }
  return tunnel;
}
