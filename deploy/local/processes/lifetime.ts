import { once } from 'node:events';
import { printError, printLine } from '../setup/terminal.mjs';

/** Under npm one Ctrl-C arrives twice, from the terminal and from npm: signals within this time count as one. */
const SAME_KEY_MS = 1_000;

/**
 * After Ctrl-C everything ends within 10 s: milliseconds by which each part has stopped, in the order in which they stop. Time that a
 * part does not need is left to the next one. Workers have most, because they finish replies; a part that is late is killed, and its
 * unfinished work is done after the next start.
 */
export const STOPPED_BY_MS = { gateway: 2_000, workers: 6_000, services: 7_500, Redis: 8_500, Postgres: 9_500 };

type Stop = (limitMs?: number) => unknown;

/**
 * Everything is stopped in the opposite order of its start, once, at the end or when a signal comes. Code that starts something
 * registers here how to stop it.
 */
export class Lifetime {
  #ending = new AbortController();
  #stops: { stop: Stop; byMs: number | undefined }[] = [];
  #firstSignalAt = 0;
  #killAll: () => void;

  /** @param options.killAll runs at a second Ctrl-C */
  constructor({ killAll }: { killAll: () => void }) {
    this.#killAll = killAll;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.#onSignal());
    // Without a reader ("npm start | head", a closed terminal) the process would die and leave its children running. Output to a
    // file on a full disk is no reason to end.
    const onWriteError = ({ code }: NodeJS.ErrnoException) => code !== 'ENOSPC' && this.#ending.abort();
    for (const stream of [process.stdout, process.stderr]) stream.on('error', onWriteError);
  }

  /** Aborted by a signal, or when the output is closed. */
  get signal() {
    return this.#ending.signal;
  }

  /**
   * @param stop is given the milliseconds that it may take, after a signal
   * @param options.byMs milliseconds after the signal by which it has stopped
   */
  defer(stop: Stop, { byMs }: { byMs?: number } = {}) {
    this.#stops.push({ stop, byMs });
  }

  async untilSignal() {
    // A pending promise alone does not keep a process running.
    const timer = setInterval(() => undefined, 60_000);
    if (!this.signal.aborted) await once(this.signal, 'abort');
    clearInterval(timer);
  }

  /** Stops everything, last started first. A stop that fails does not keep the others from running. */
  async end() {
    const startedAt = Date.now();
    for (const { stop, byMs } of this.#stops.splice(0).reverse()) {
      const isLimited = this.signal.aborted && byMs !== undefined;
      try {
        await stop(isLimited ? Math.max(startedAt + byMs - Date.now(), 0) : undefined);
      } catch (error) {
        printError(error);
      }
    }
  }

  #onSignal() {
    const now = Date.now();
    if (this.#firstSignalAt === 0) {
      this.#firstSignalAt = now;
      printLine('stopping: work in progress is finished first; Ctrl-C again ends at once');
      this.#ending.abort();
    } else if (now - this.#firstSignalAt > SAME_KEY_MS) {
      this.#killAll();
      process.exit(130);
    }
  }
}
