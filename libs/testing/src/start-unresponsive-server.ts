import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

const LISTEN = `require('node:net').createServer().listen(Number(process.argv[1]), '127.0.0.1', 1, () => console.log('listens'))`;
/** Milliseconds in which the kernel accepts a connection if the backlog has room. */
const ACCEPT_MS = 200;

/** A port of this machine where connection attempts get no answer, like behind a network that drops packets. */
interface UnresponsiveServer {
  port: number;
  stop(): void;
}

/** A stopped process that listens, with its backlog full: the kernel drops further connections. */
export async function startUnresponsiveServer(): Promise<UnresponsiveServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['-e', LISTEN, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  server.kill('SIGSTOP');
  const backlog: Socket[] = [];
  for (let accepted = true; accepted;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    backlog.push(socket);
    accepted = await Promise.race([once(socket, 'connect').then(() => true), pause(ACCEPT_MS, false)]);
  }
  return {
    port,
    stop() {
      for (const socket of backlog) socket.destroy();
      server.kill('SIGKILL');
    },
  };
}
