import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { baseImage } from '../../images/base-images.mjs';
import { PlainError, say } from '../setup/say.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { withClient } from './database.mjs';
import { reasonOf } from './given.mjs';
import { portFor } from './ports.mjs';
import { answersPing } from './redis-ping.mjs';
import { redisUserLines } from './redis-users.mjs';

/** Milliseconds in which a server may save what it has when its container is stopped. */
const stopLimitMs = 20_000;

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

/** @param {{ stateDir: string, again?: { port: number } }} options @returns {Promise<import('./supervised-backend.mjs').Backend>} */
export async function startPostgresContainer({ stateDir, again }) {
  const port = await portFor({ stateDir, name: 'postgres', again });
  const password = keptSecrets(stateDir).POSTGRES_PASSWORD;
  const env = ['-e', 'POSTGRES_USER=afya', '-e', `POSTGRES_PASSWORD=${password}`, '-e', 'POSTGRES_DB=afya'];
  const container = run(
    stateDir,
    'postgres',
    [...env, '-p', `127.0.0.1:${port}:5432`],
    [baseImage('POSTGRES_IMAGE')],
    '/var/lib/postgresql',
  );
  const url = `postgres://afya:${password}@127.0.0.1:${port}/afya`;
  await answersSql(url);
  return { url, ...container };
}

/** @param {{ stateDir: string, again?: { port: number } }} options @returns {Promise<import('./supervised-backend.mjs').Backend>} */
export async function startRedisContainer({ stateDir, again }) {
  const port = await portFor({ stateDir, name: 'redis', again });
  const password = keptSecrets(stateDir).REDIS_PASSWORD;
  const users = redisUserLines(stateDir).flatMap((line) => [`--${line.split(' ')[0]}`, ...line.split(' ').slice(1)]);
  const command = [baseImage('REDIS_IMAGE'), 'redis-server', ...redisOptions, '--requirepass', password, ...users];
  const container = run(stateDir, 'redis', ['-p', `127.0.0.1:${port}:6379`], command, '/data');
  const url = `redis://default:${password}@127.0.0.1:${port}`;
  if (!(await answersPing(url, { limitMs: 60_000 }))) throw new PlainError('The Redis container does not answer.');
  return { url, ...container };
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
  // In a group of its own: Ctrl-C in the terminal is no end of the container.
  const waiting = spawn('docker', ['wait', name], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  let code = '';
  waiting.stdout.setEncoding('utf8').on('data', (text) => (code += text));
  const ended = new Promise((resolve) => {
    for (const event of ['close', 'error']) waiting.once(event, () => resolve(`exit code ${code.trim() || 'unknown'}`));
  });
  return {
    ended,
    stop: async (limitMs = stopLimitMs) => {
      docker(['stop', '-t', String(Math.ceil(limitMs / 1_000)), name]);
      docker(['rm', '-f', name]);
    },
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
