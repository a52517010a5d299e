import { spawn } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOf } from '../processes/identity.mjs';
import { stopProcess } from '../processes/stop.mjs';
import { makeDir } from '../setup/paths.mjs';
import { PlainError } from '../setup/say.mjs';
import { keptSecrets } from '../setup/secrets.mjs';
import { keptPort } from './ports.mjs';

/** Milliseconds in which it may save what it has when it is stopped. */
const stopLimitMs = 10_000;

/**
 * Starts one Redis server for both roles, bus and queue. It keeps the queue through a restart and outlives Ctrl-C in the
 * terminal, so that the services can finish their work before it is stopped.
 * @param {{ program: string, stateDir: string, registry: import('../processes/registry.mjs').ProcessRegistry }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {PlainError} when it does not start; the message holds its last words
 */
export async function startRedis({ program, stateDir, registry }) {
  const dir = makeDir(join(stateDir, 'redis'), 0o700);
  const port = await keptPort(stateDir, 'redis');
  const password = keptSecrets(stateDir).REDIS_PASSWORD;
  const config = join(dir, 'redis.conf');
  // In a file, not on the command line, which every user of the machine can read.
  writeFileSync(config, configOf({ dir, port, password }), { mode: 0o600 });
  const log = join(makeDir(join(stateDir, 'logs')), 'redis.log');
  const output = openSync(log, 'w');
  const child = spawn(program, [config], { cwd: dir, detached: true, stdio: ['ignore', output, output] });
  child.once('error', () => undefined);
  const pid = child.pid;
  if (pid === undefined) throw new PlainError(`Redis cannot be run: ${program}`);
  registry.add({ name: 'redis', pid, limitMs: stopLimitMs });
  child.unref();

  await becomesReady({ child, log });
  const start = startOf(pid);
  return {
    url: `redis://default:${password}@127.0.0.1:${port}`,
    stop: async () => {
      await stopProcess({ pid, start, limitMs: stopLimitMs });
      registry.remove(pid);
    },
  };
}

/** @param {{ child: import('node:child_process').ChildProcess, log: string }} options */
async function becomesReady({ child, log }) {
  const until = Date.now() + 60_000;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    // Said after it has read what it kept, by Redis and by Valkey.
    if (readFileSync(log, 'utf8').includes('Ready to accept connections')) return;
    await sleep(50);
  }
  const lastWords = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' | ');
  throw new PlainError(`Redis did not start (${log}): ${lastWords}`);
}

/** @param {{ dir: string, port: number, password: string }} options */
function configOf({ dir, port, password }) {
  return `bind 127.0.0.1
port ${port}
requirepass ${password}
dir "${dir}"
appendonly yes
appendfsync everysec
save ""
maxmemory-policy noeviction
daemonize no
`;
}
