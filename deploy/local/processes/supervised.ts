import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError, printError, printLine } from '../setup/terminal.mjs';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A process that ran this long had started well: its next failure counts as the first. */
const STABLE_MS = 60_000;

export interface Running {
  /** Resolves with the signal or the exit code. */
  ended: Promise<string>;
  stop: (limitMs?: number) => Promise<unknown>;
  /** Resolves when it is ready; rejects when it ends first. Without it, it is ready already. */
  ready?: Promise<unknown>;
}

/** @param restart given when it replaces a process that died; aborted when it is to stop */
export type Start<Process extends Running> = (restart?: AbortSignal) => Promise<Process>;

/** How long to wait before a process is restarted: doubled with each failure in a row. */
export class Backoff {
  #failures = 0;

  afterFailure(ranMs: number) {
    this.#failures = ranMs >= STABLE_MS ? 1 : this.#failures + 1;
    return Math.min(FIRST_WAIT_MS * 2 ** (this.#failures - 1), LONGEST_WAIT_MS);
  }
}

/** A process that is restarted when it dies, for as long as it takes. */
export class Supervised<Process extends Running = Running> {
  readonly name: string;
  #startProcess: Start<Process>;
  #running: Process | undefined;
  #stopping = new AbortController();
  #supervision: Promise<void> | undefined;
  #backoff = new Backoff();

  constructor(name: string, start: Start<Process>) {
    this.name = name;
    this.#startProcess = start;
  }

  /** @throws when it does not become ready the first time */
  async start(): Promise<Process> {
    const first = await this.#startProcess();
    this.#running = first;
    await first.ready;
    this.#supervision = this.#supervise(first);
    return first;
  }

  /** @param limitMs milliseconds after which it is killed */
  async stop(limitMs?: number) {
    this.#stopping.abort();
    await this.#supervision;
    await this.#running?.stop(limitMs);
  }

  async #supervise(process: Process | undefined) {
    const { signal } = this.#stopping;
    const stopped = once(signal, 'abort');
    while (process !== undefined) {
      this.#running = process;
      if (signal.aborted) return;
      const startedAt = Date.now();
      const reason = await Promise.race([process.ended, stopped]);
      if (signal.aborted) return;
      this.#running = undefined;
      const waitMs = this.#backoff.afterFailure(Date.now() - startedAt);
      printLine(`${this.name} ended (${reason}); starting it again in ${waitMs / 1000} s`);
      process = await this.#restart(waitMs);
    }
  }

  /** Tries until it runs. @returns undefined when it was stopped meanwhile */
  async #restart(waitMs: number): Promise<Process | undefined> {
    const { signal } = this.#stopping;
    for (;;) {
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        return await this.#startProcess(signal);
      } catch (error) {
        if (signal.aborted) return undefined;
        waitMs = this.#backoff.afterFailure(0);
        const reason = error instanceof Error ? error.message : error;
        printError(new PlainError(`${this.name} cannot be started again: ${reason}. Next try in ${waitMs / 1000} s.`));
      }
    }
  }
}
