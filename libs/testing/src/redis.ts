import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Redis from 'ioredis';
import { imageOf, runContainer, usesContainers } from './containers/run-container';
import { eventually } from './eventually';
import { freePort } from './free-port';

/** A Redis server for one test, which can be frozen, killed and restarted. */
export interface TestRedis {
  url: string;
  /** a new connection; the test closes it, or `stop` does */
  connect(): Redis;
  /** stops answering without closing connections (SIGSTOP), like a network that drops packets */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** SIGKILL */
  kill(): Promise<void>;
  /** starts again on the same port, with the data of the append-only file */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs a server on a port: a local program, or a container. */
type RedisServer = Pick<TestRedis, 'freeze' | 'thaw' | 'kill' | 'restart' | 'stop'>;

const SETTINGS = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'everysec', '--maxmemory-policy', 'noeviction'];
const PORT = 6379;

async function launch(port: number, directory: string): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--loglevel', 'warning'];
  const program = process.env['REDIS_SERVER'] ?? 'redis-server';
  const server = spawn(program, [...options, ...SETTINGS], { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => server.once('error', reject));
  await Promise.race([answers(port), failed]);
  return server;
}

async function answers(port: number): Promise<void> {
  const probe = new Redis(port, '127.0.0.1', { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: null });
  probe.on('error', () => undefined);
  const ping = async () => {
    if (probe.status !== 'ready') await probe.connect();
    await probe.ping();
  };
  await eventually(ping, { timeoutMs: 60_000 }).finally(() => probe.disconnect());
}

function exited(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}

async function ofMachine(port: number): Promise<RedisServer> {
  const directory = await mkdtemp(join(tmpdir(), 'afya-redis-'));
  let server = await launch(port, directory);
  return {
    freeze: async () => void server.kill('SIGSTOP'),
    thaw: async () => void server.kill('SIGCONT'),
    kill: () => exited(server, 'SIGKILL'),
    async restart() {
      server = await launch(port, directory);
    },
    async stop() {
      await exited(server, 'SIGKILL');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function inContainer(port: number): Promise<RedisServer> {
  const command = ['redis-server', ...SETTINGS];
  const container = await runContainer({
    image: imageOf('REDIS_IMAGE'),
    command,
    port: { inside: PORT, outside: port },
  });
  await answers(port);
  return {
    freeze: () => container.signal('SIGSTOP'),
    thaw: () => container.signal('SIGCONT'),
    kill: () => container.kill(),
    async restart() {
      await container.restart();
      await answers(port);
    },
    stop: () => container.stop(),
  };
}

/**
 * Starts a Redis with the settings of the product, on a free port: a redis-server (REDIS_SERVER, else the one on PATH), or a
 * container when specs use containers.
 */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const server = await (usesContainers() ? inContainer(port) : ofMachine(port));
  const connections: Redis[] = [];
  return {
    ...server,
    url: `redis://127.0.0.1:${port}`,
    connect() {
      const connection = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null });
      connection.on('error', () => undefined);
      connections.push(connection);
      return connection;
    },
    async stop() {
      for (const connection of connections) connection.disconnect();
      await server.stop();
    },
  };
}
