import { complain, say } from './say.mjs';

/** Under npm one Ctrl-C arrives twice, from the terminal and from npm: what comes within this time counts as the same. */
const sameKeyMs = 1_000;

/**
 * From the first thing started to the last thing stopped. What starts something says here how to stop it; everything is
 * stopped in the opposite order, once, at the end or when a signal comes.
 */
export class Lifetime {
  #ending = new AbortController();
  /** @type {{ stop: (limitMs?: number) => Promise<unknown> | void, byMs: number | undefined }[]} */
  #stops = [];
  #firstSignalAt = 0;
  /** @type {() => void} */
  #killAll;

  /** @param {{ killAll: () => void }} options what a second Ctrl-C does */
  constructor({ killAll }) {
    this.#killAll = killAll;
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => this.#onSignal());
    for (const stream of [process.stdout, process.stderr]) stream.on('error', (error) => this.#onUnwritten(error));
  }

  /** Aborted when a signal asked for the end, or nobody reads what is printed any more. */
  get signal() {
    return this.#ending.signal;
  }

  /**
   * @param {(limitMs?: number) => Promise<unknown> | void} stop is given the milliseconds that it may take, when a signal asked for the end
   * @param {{ byMs?: number }} [share] when it is to be done, in milliseconds after the signal
   */
  defer(stop, { byMs } = {}) {
    this.#stops.push({ stop, byMs });
  }

  /** Resolves when `signal` is aborted. @returns {Promise<void>} */
  untilSignal() {
    if (this.signal.aborted) return Promise.resolve();
    // A pending promise alone does not keep a process alive.
    const held = setInterval(() => undefined, 60_000);
    return new Promise((resolve) => {
      this.signal.addEventListener('abort', () => {
        clearInterval(held);
        resolve();
      });
    });
  }

  /** Stops everything, last started first. A stop that fails does not keep the others from running. */
  async end() {
    const began = Date.now();
    for (const { stop, byMs } of this.#stops.splice(0).reverse()) {
      const isLimited = this.signal.aborted && byMs !== undefined;
      try {
        await stop(isLimited ? Math.max(began + byMs - Date.now(), 0) : undefined);
      } catch (error) {
        complain(error);
      }
    }
  }

  /**
   * No one reads any more ("npm start | head", a terminal that was closed): without a listener the process would die and leave all that
   * it started. Output to a file on a full disk is no reason to end.
   * @param {NodeJS.ErrnoException} error
   */
  #onUnwritten({ code }) {
    if (code !== 'ENOSPC') this.#ending.abort();
  }

  #onSignal() {
    const now = Date.now();
    if (this.#firstSignalAt === 0) {
      this.#firstSignalAt = now;
      say('stopping: work in hand is finished first; Ctrl-C again ends at once');
      this.#ending.abort();
    } else if (now - this.#firstSignalAt > sameKeyMs) {
      this.#killAll();
      process.exit(130);
    }
  }
}
