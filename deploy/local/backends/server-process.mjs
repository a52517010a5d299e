import { spawn } from 'node:child_process';
import { closeSync, fchmodSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOf } from '../processes/identity.mjs';
import { stopProcess } from '../processes/stop.mjs';
import { PlainError } from '../setup/say.mjs';

const readyLimitMs = 60_000;

/**
 * @typedef {{ pid: number, output: () => string }} Starting a server that is starting, and what it has printed since
 * @typedef {{
 *   name: string, command: string[], user?: { uid: number, gid: number }, cwd: string, log: string, stopSignal: NodeJS.Signals,
 *   stopLimitMs: number, isReady: (server: Starting) => boolean, isRestart: boolean,
 *   registry?: import('../processes/registry.mjs').ProcessRegistry, signal?: AbortSignal
 * }} ServerSpec
 * `isRestart`: the log goes on, because it holds the last words of the server before
 * @typedef {{ ended: Promise<string>, stop: (limitMs?: number) => Promise<void> }} Server
 * `ended` resolves with the signal or the exit code
 */

/** A server that ended before it was ready, or took too long; with what it printed. */
export class ServerNotReady extends PlainError {
  /** @param {{ name: string, log: string }} spec @param {string} output */
  constructor({ name, log }, output) {
    super(`${name} did not start (${log}): ${output.trim().split('\n').slice(-3).join(' | ')}`);
    this.output = output;
  }
}

/**
 * Starts a database server and waits until it is ready. It outlives Ctrl-C in the terminal, so that the services can finish their
 * work before it is stopped, and its output goes to a file for the same reason.
 * @param {ServerSpec} spec
 * @returns {Promise<Server>}
 * @throws {ServerNotReady} when it does not start
 */
export async function startServer(spec) {
  const [program = '', ...args] = spec.command;
  const file = openSync(spec.log, spec.isRestart ? 'a' : 'w', 0o600);
  // A log of an earlier version was open to all.
  fchmodSync(file, 0o600);
  const from = statSync(spec.log).size;
  const output = () => readFileSync(spec.log).subarray(from).toString();
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', file, file]);
  const child = spawn(program, args, { ...spec.user, cwd: spec.cwd, detached: true, stdio });
  closeSync(file);
  child.once('error', () => undefined);
  const { pid } = child;
  if (pid === undefined) throw new PlainError(`${spec.name} cannot be run: ${program}`);
  const start = startOf(pid);
  const { registry, stopSignal: signal, stopLimitMs } = spec;
  registry?.add({ name: spec.name.toLowerCase(), pid, signal, limitMs: stopLimitMs });
  child.unref();
  const ended = new Promise((resolve) => {
    child.once('exit', (code, by) => {
      registry?.remove(pid);
      resolve(by ?? `exit code ${code}`);
    });
  });
  const stop = async (limitMs = stopLimitMs) => void (await stopProcess({ pid, start, signal, limitMs }));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    await becomesReady(spec, { pid, output }, hasEnded);
  } catch (error) {
    await stop(spec.signal?.aborted ? 0 : undefined);
    throw error;
  }
  return { ended, stop };
}

/** @param {ServerSpec} spec @param {Starting} starting @param {() => boolean} hasEnded */
async function becomesReady(spec, starting, hasEnded) {
  const until = Date.now() + readyLimitMs;
  while (Date.now() < until && !hasEnded()) {
    spec.signal?.throwIfAborted();
    if (spec.isReady(starting)) return;
    await sleep(50);
  }
  throw new ServerNotReady(spec, starting.output());
}
