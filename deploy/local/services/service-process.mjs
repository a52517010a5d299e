import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { startOf } from '../processes/identity.mjs';
import { stopProcess } from '../processes/stop.mjs';
import { PlainError, complain, say } from '../setup/say.mjs';
import { Backoff } from './backoff.mjs';
import { formatLogLine } from './log-line.mjs';

/** A service drains within 25 s by itself. */
const stopLimitMs = 27_000;
const readyLimitMs = 60_000;

/**
 * Small heaps: five services share 900 MB with the databases. Two of them make much short-lived garbage under load; with the 2 MB
 * of the others for it, unchanged polls come to 0.7 times what they do with 8 (`npm run bench -- memory polls`).
 * @type {Record<string, number>}
 */
const youngMb = { gateway: 8, consultation: 8 };
const nodeFlags = (/** @type {string} */ label) => [
  `--max-semi-space-size=${youngMb[label] ?? 2}`,
  '--max-old-space-size=192',
];

/**
 * @typedef {{ label: string, main: string, env: NodeJS.ProcessEnv }} ServiceSpec
 * @typedef {{ registry: import('../processes/registry.mjs').ProcessRegistry, print: (line: string) => void }} Surroundings
 */

/** One service: started, started again when it dies, stopped. */
export class ServiceProcess {
  #isStopping = false;
  #wasReady = false;
  #firstReady = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  #backoff = new Backoff();
  /** @type {{ pid: number, start: string | null } | undefined} */
  #running;
  /** @type {NodeJS.Timeout | undefined} */
  #nextStart;

  /** @param {ServiceSpec} spec @param {Surroundings} surroundings */
  constructor(spec, surroundings) {
    this.spec = spec;
    this.surroundings = surroundings;
  }

  /** Resolves when the service says that it is ready. @throws {PlainError} when it ends first, or takes longer than 60 s */
  async start() {
    const limit = setTimeout(() => this.#fail(`was not ready within ${readyLimitMs / 1000} s`), readyLimitMs);
    this.#launch();
    try {
      await this.#firstReady.promise;
    } finally {
      clearTimeout(limit);
    }
  }

  /** SIGTERM, and SIGKILL when it has not drained in time. @param {number} [limitMs] */
  async stop(limitMs = stopLimitMs) {
    this.#isStopping = true;
    clearTimeout(this.#nextStart);
    if (this.#running === undefined) return;
    const began = Date.now();
    const outcome = await stopProcess({ ...this.#running, limitMs });
    if (outcome !== 'killed') return;
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    complain(
      new PlainError(
        `${this.spec.label} was killed after ${seconds} s: its unfinished work is done after the next start`,
      ),
    );
  }

  #launch() {
    const began = Date.now();
    const child = fork(this.spec.main, {
      env: this.spec.env,
      execArgv: nodeFlags(this.spec.label),
      // A group of its own: Ctrl-C in the terminal reaches the launcher alone, which says when to stop.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#print(child);
    child.once('error', (error) => this.#fail(`cannot be run: ${error.message}`));
    child.on('message', (message) => {
      if (/** @type {{ type?: string }} */ (message).type !== 'ready') return;
      this.#wasReady = true;
      this.#firstReady.resolve();
    });
    const pid = child.pid;
    if (pid === undefined) return;
    this.#running = { pid, start: startOf(pid) };
    this.surroundings.registry.add({ name: this.spec.label, pid, limitMs: stopLimitMs });
    child.once('exit', (code, signal) => {
      this.#running = undefined;
      this.surroundings.registry.remove(pid);
      if (!this.#isStopping) this.#fell(signal ?? `exit code ${code}`, Date.now() - began);
    });
  }

  /** @param {string} how @param {number} ranMs */
  #fell(how, ranMs) {
    if (!this.#wasReady) return this.#fail(`ended while it was starting (${how})`);
    const waitMs = this.#backoff.afterFall(ranMs);
    say(`${this.spec.label} ended (${how}); starting it again in ${waitMs / 1000} s`);
    this.#nextStart = setTimeout(() => this.#launch(), waitMs);
  }

  /** @param {string} reason */
  #fail(reason) {
    this.#firstReady.reject(new PlainError(`${this.spec.label} ${reason}; its log says why`));
  }

  /** @param {import('node:child_process').ChildProcess} child */
  #print(child) {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      const lines = createInterface({ input: stream });
      lines.on('line', (line) => this.surroundings.print(formatLogLine(this.spec.label, line)));
    }
  }
}
