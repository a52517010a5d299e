import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

const LISTEN = `require('node:net').createServer().listen(Number(process.argv[1]), '127.0.0.1', 1, () => console.log('listens'))`;
/** Milliseconds in which this machine would have answered an attempt to connect. */
const ANSWER_MS = 200;

/** A port of this machine where attempts to connect get no answer, as behind a network that swallows packets. */
interface DeafPort {
  port: number;
  stop(): void;
}

/** A process that listens and is stopped, with as many connections as its backlog takes: the kernel drops what comes after them. */
export async function startDeaf(): Promise<DeafPort> {
  const port = await freePort();
  const server = spawn(process.execPath, ['-e', LISTEN, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  server.kill('SIGSTOP');
  const backlog: Socket[] = [];
  for (let taken = true; taken;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    backlog.push(socket);
    taken = await Promise.race([once(socket, 'connect').then(() => true), pause(ANSWER_MS, false)]);
  }
  return {
    port,
    stop() {
      for (const socket of backlog) socket.destroy();
      server.kill('SIGKILL');
    },
  };
}
