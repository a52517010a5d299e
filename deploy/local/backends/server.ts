import { spawn } from 'node:child_process';
import { closeSync, existsSync, fchmodSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, startOf, stopProcess } from '../processes/process.ts';
import type { ProcessRegistry } from '../processes/registry.ts';
import type { Running } from '../processes/supervised.ts';
import { makeDir } from '../setup/paths.mjs';
import { PlainError, printLine } from '../setup/terminal.mjs';

const READY_LIMIT_MS = 60_000;

/** A Postgres or Redis that the launcher started. */
export interface Backend extends Running {
  url: string;
}

/** Where a server stores its data, and whether it replaces one that died. */
export interface ServerPlace {
  stateDir: string;
  registry?: ProcessRegistry;
  /** Given when it replaces a server that died; aborted when it is to stop. */
  restart?: AbortSignal;
}

export interface ServerSpec extends ServerPlace {
  name: 'Postgres' | 'Redis';
  command: string[];
  user?: { uid: number; gid: number };
  cwd: string;
  stopSignal: NodeJS.Signals;
  /** Milliseconds in which it may save its data when it is stopped. */
  stopLimitMs: number;
  isReady: (server: { pid: number; output: () => string }) => boolean | Promise<boolean>;
}

/** A server that ended before it was ready, or took too long. */
export class ServerNotReady extends PlainError {
  readonly output: string;

  constructor(name: string, log: string, output: string) {
    super(`${name} did not start (${log}): ${output.trim().split('\n').slice(-3).join(' | ')}`);
    this.output = output;
  }
}

/**
 * Starts a database server and waits until it is ready. It ignores Ctrl-C in the terminal, so that the services can finish their work
 * before it is stopped, and its output goes to a file for the same reason.
 * @throws {ServerNotReady} when it does not start
 */
export async function startServer(spec: ServerSpec): Promise<Running> {
  const { name, registry, restart, stopSignal: signal, stopLimitMs } = spec;
  const log = join(makeDir(join(spec.stateDir, 'logs')), `${name.toLowerCase()}.log`);
  // After a restart the log has the last output of the server before.
  const file = openSync(log, restart ? 'a' : 'w', 0o600);
  // The log of an earlier version was open to all.
  fchmodSync(file, 0o600);
  const from = statSync(log).size;
  const output = () => readFileSync(log).subarray(from).toString();
  const [program = '', ...args] = spec.command;
  const child = spawn(program, args, { ...spec.user, cwd: spec.cwd, detached: true, stdio: ['ignore', file, file] });
  closeSync(file);
  child.once('error', () => undefined);
  const { pid } = child;
  if (pid === undefined) throw new PlainError(`${name} cannot be run: ${program}`);
  const start = startOf(pid);
  registry?.add({ name: name.toLowerCase(), pid, signal, limitMs: stopLimitMs });
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, by) => {
      registry?.remove(pid);
      resolve(by ?? `exit code ${code}`);
    });
  });
  const stop = async (limitMs = stopLimitMs) => {
    await stopProcess({ pid, start, signal, limitMs });
    registry?.remove(pid);
  };
  try {
    for (const until = Date.now() + READY_LIMIT_MS; !(await spec.isReady({ pid, output })); await sleep(50)) {
      restart?.throwIfAborted();
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (hasEnded || Date.now() > until) throw new ServerNotReady(name, log, output());
    }
  } catch (error) {
    await stop(restart?.aborted ? 0 : undefined);
    throw error;
  }
  if (restart) printLine(`${name} runs again`);
  return { ended, stop };
}

/** Stops the server of a launcher that was killed: two servers on one folder damage its files. Returns whether the note is about another program. */
export async function stopLeftover(
  pidFile: string,
  ownWord: string,
  limits: { signal: NodeJS.Signals; limitMs: number },
) {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  const command = pid > 0 ? commandOf(pid) : '';
  const isServer = command.includes(ownWord);
  if (isServer) await stopProcess({ pid, start: startOf(pid), ...limits });
  return command !== '' && !isServer;
}

export async function succeeds(check: Promise<unknown>): Promise<boolean> {
  const [{ status }] = await Promise.allSettled([check]);
  return status === 'fulfilled';
}
