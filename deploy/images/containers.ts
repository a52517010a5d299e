import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { baseImage } from './base-images.mjs';
import { savedSecrets } from '../secrets/secrets.mjs';
import { PlainError, printLine } from '../local/setup/terminal.mjs';
import { checkPostgres } from '../local/backends/database.ts';
import { portFor } from '../local/backends/ports.ts';
import { redisUserLines } from '../local/backends/redis-users.ts';
import { checkRedis, redisSettings } from '../local/backends/redis.ts';
import { startServer, succeeds, type Backend, type ServerPlace, type ServerSpec } from '../local/backends/server.ts';

/** Whether Docker, or a program with the same commands, can run containers. */
export function dockerAnswers() {
  return docker('info').status === 0;
}

export async function startPostgresContainer(place: ServerPlace): Promise<Backend> {
  const port = await portFor(place.stateDir, 'postgres', place.restart);
  const password = savedSecrets(place.stateDir).POSTGRES_PASSWORD;
  const url = `postgres://afya:${password}@127.0.0.1:${port}/afya`;
  const server = await startContainer(place, {
    name: 'Postgres',
    port: `${port}:5432`,
    env: ['POSTGRES_USER=afya', `POSTGRES_PASSWORD=${password}`, 'POSTGRES_DB=afya'],
    command: [baseImage('POSTGRES_IMAGE')],
    volume: '/var/lib/postgresql',
    stopSignal: 'SIGINT',
    isReady: () => succeeds(checkPostgres(url)),
  });
  return { ...server, url };
}

export async function startRedisContainer(place: ServerPlace): Promise<Backend> {
  const port = await portFor(place.stateDir, 'redis', place.restart);
  const password = savedSecrets(place.stateDir).REDIS_PASSWORD;
  const url = `redis://default:${password}@127.0.0.1:${port}`;
  const users = redisUserLines(place.stateDir).flatMap((line) => `--${line}`.split(' '));
  const settings = Object.entries(redisSettings).flatMap(([name, value]) => [`--${name}`, value.replaceAll('"', '')]);
  const server = await startContainer(place, {
    name: 'Redis',
    port: `${port}:6379`,
    env: [],
    command: [baseImage('REDIS_IMAGE'), 'redis-server', ...settings, '--requirepass', password, ...users],
    volume: '/data',
    stopSignal: 'SIGTERM',
    isReady: () => succeeds(checkRedis(url)),
  });
  return { ...server, url };
}

export function removeContainers(stateDir: string) {
  for (const name of ['Postgres', 'Redis'].map((backend) => containerName(stateDir, backend))) {
    docker('rm', '-f', name);
    docker('volume', 'rm', name);
  }
}

interface ContainerSpec extends Pick<ServerSpec, 'name' | 'stopSignal' | 'isReady'> {
  /** Of this machine, and of the container. */
  port: string;
  env: string[];
  command: string[];
  /** Where the image stores its data. */
  volume: string;
}

/** Runs the container in the foreground of a `docker` process, which passes signals on to it. */
async function startContainer(place: ServerPlace, { port, env, command, volume, ...spec }: ContainerSpec) {
  const container = containerName(place.stateDir, spec.name);
  // The container of a launcher that was killed: its data is in the volume.
  docker('stop', container);
  docker('rm', '-f', container);
  printLine(`starting the container ${container} (${command[0]})`);
  // Fetches the image when it is missing.
  const options = ['-v', `${container}:${volume}`, '-p', `127.0.0.1:${port}`, ...env.flatMap((value) => ['-e', value])];
  const made = docker('create', '--name', container, ...options, ...command);
  if (made.status !== 0) throw new PlainError(`Docker could not run ${command[0]}: ${made.stderr.trim()}`);
  const run = ['docker', 'start', '--attach', container];
  const server = await startServer({ ...place, ...spec, command: run, cwd: '/', stopLimitMs: 20_000 });
  const stop = async (limitMs?: number) => {
    await server.stop(limitMs);
    docker('rm', '-f', container);
  };
  return { ...server, stop };
}

function containerName(stateDir: string, backend: string) {
  return `afya-${createHash('sha256').update(stateDir).digest('hex').slice(0, 8)}-${backend.toLowerCase()}`;
}

function docker(...args: string[]) {
  return spawnSync('docker', args, { encoding: 'utf8' });
}
