import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError, say } from '../setup/say.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { withClient } from './database.mjs';
import { reasonOf } from './given.mjs';
import { keptPort } from './ports.mjs';
import { answersPing } from './redis-ping.mjs';

const redisOptions = [
  '--appendonly',
  'yes',
  '--appendfsync',
  'everysec',
  '--maxmemory-policy',
  'noeviction',
  '--save',
  '',
];

/** Whether there is a Docker, or what speaks like it, to run containers. */
export function dockerAnswers() {
  return docker(['info']).status === 0;
}

/** @param {{ stateDir: string }} options @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startPostgresContainer({ stateDir }) {
  const port = await keptPort(stateDir, 'postgres');
  const password = keptSecrets(stateDir).POSTGRES_PASSWORD;
  const env = ['-e', 'POSTGRES_USER=afya', '-e', `POSTGRES_PASSWORD=${password}`, '-e', 'POSTGRES_DB=afya'];
  const stop = run(
    stateDir,
    'postgres',
    [...env, '-p', `127.0.0.1:${port}:5432`],
    ['postgres:18-bookworm'],
    '/var/lib/postgresql',
  );
  const url = `postgres://afya:${password}@127.0.0.1:${port}/afya`;
  await answersSql(url);
  return { url, stop };
}

/** @param {{ stateDir: string }} options @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startRedisContainer({ stateDir }) {
  const port = await keptPort(stateDir, 'redis');
  const password = keptSecrets(stateDir).REDIS_PASSWORD;
  const command = ['redis:7-bookworm', 'redis-server', ...redisOptions, '--requirepass', password];
  const stop = run(stateDir, 'redis', ['-p', `127.0.0.1:${port}:6379`], command, '/data');
  const url = `redis://default:${password}@127.0.0.1:${port}`;
  if (!(await answersPing(url, { limitMs: 60_000 }))) throw new PlainError('The Redis container does not answer.');
  return { url, stop };
}

/** Removes the containers of a state folder and what they stored. @param {string} stateDir */
export function removeContainers(stateDir) {
  for (const backend of ['postgres', 'redis']) {
    docker(['rm', '-f', nameOf(stateDir, backend)]);
    docker(['volume', 'rm', nameOf(stateDir, backend)]);
  }
}

/**
 * @param {string} stateDir
 * @param {string} backend
 * @param {string[]} options
 * @param {string[]} command image and arguments
 * @param {string} volume where the image keeps its data
 */
function run(stateDir, backend, options, command, volume) {
  const name = nameOf(stateDir, backend);
  // One that a killed launcher left: its data is in the volume.
  docker(['stop', name]);
  docker(['rm', '-f', name]);
  say(`starting the container ${name} (${command[0]})`);
  const started = docker(['run', '-d', '--name', name, '-v', `${name}:${volume}`, ...options, ...command]);
  if (started.status !== 0) throw new PlainError(`Docker could not run ${command[0]}: ${started.stderr.trim()}`);
  return async () => {
    docker(['stop', '-t', '20', name]);
    docker(['rm', '-f', name]);
  };
}

/** Waits for it, a minute at most. @param {string} url */
export async function answersSql(url) {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      return await withClient(url, async (client) => void (await client.query('SELECT 1')));
    } catch (error) {
      if (Date.now() > until) throw new PlainError(`The Postgres container does not answer: ${reasonOf(error)}`);
      await sleep(250);
    }
  }
}

/** @param {string} stateDir @param {string} backend */
function nameOf(stateDir, backend) {
  return `afya-${createHash('sha256').update(stateDir).digest('hex').slice(0, 8)}-${backend}`;
}

/** @param {string[]} args */
function docker(args) {
  return spawnSync('docker', args, { encoding: 'utf8' });
}
