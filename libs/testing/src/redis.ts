import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Redis from 'ioredis';
import { eventually } from './eventually';
import { freePort } from './free-port';

/** A Redis server of the test's own, to be frozen, killed and brought back. */
export interface TestRedis {
  url: string;
  /** a new connection; the test quits it, or `stop` cuts it off */
  connect(): Redis;
  /** stops answering without closing connections (SIGSTOP), as a network that swallows packets does */
  freeze(): void;
  thaw(): void;
  /** SIGKILL */
  kill(): Promise<void>;
  /** comes up again on the same port, with what the append-only file kept */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

async function launch(port: number, directory: string): Promise<ChildProcess> {
  const options = ['--port', port, '--bind', '127.0.0.1', '--dir', directory, '--save', '', '--appendonly', 'yes'];
  options.push('--appendfsync', 'everysec', '--maxmemory-policy', 'noeviction', '--loglevel', 'warning');
  const server = spawn(process.env['REDIS_SERVER'] ?? 'redis-server', options.map(String), { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => server.once('error', reject));
  const probe = new Redis(port, '127.0.0.1', { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: null });
  probe.on('error', () => undefined);
  const answers = eventually(async () => {
    if (probe.status !== 'ready') await probe.connect();
    await probe.ping();
  });
  await Promise.race([answers, failed]);
  probe.disconnect();
  return server;
}

function exited(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}

/** Starts a redis-server (REDIS_SERVER, else the one on PATH) with the settings of the product, on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const directory = await mkdtemp(join(tmpdir(), 'afya-redis-'));
  const port = await freePort();
  let server = await launch(port, directory);
  const connections: Redis[] = [];
  return {
    url: `redis://127.0.0.1:${port}`,
    connect() {
      const connection = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null });
      connection.on('error', () => undefined);
      connections.push(connection);
      return connection;
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill: () => exited(server, 'SIGKILL'),
    async restart() {
      server = await launch(port, directory);
    },
    async stop() {
      for (const connection of connections) connection.disconnect();
      await exited(server, 'SIGKILL');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
