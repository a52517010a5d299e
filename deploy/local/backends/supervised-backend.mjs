import { setTimeout as sleep } from 'node:timers/promises';
import { Backoff } from '../services/backoff.mjs';
import { complain, PlainError, say } from '../setup/say.mjs';

/**
 * @typedef {{ url: string, ended: Promise<string>, stop: (limitMs?: number) => Promise<void> }} Backend
 * `ended` resolves with how it ended
 * @typedef {(again?: { port: number, signal: AbortSignal }) => Promise<Backend>} StartBackend
 * `again`: the port of the server that died, because its clients know no other
 */

/** A Postgres or Redis that the launcher started: it is started again when it dies, on the same port, for as long as it takes. */
export class SupervisedBackend {
  #stopping = new AbortController();
  #backoff = new Backoff();
  /** @type {Backend | undefined} */
  #running;
  /** @type {Promise<void> | undefined} */
  #supervision;

  /** @param {string} name @param {StartBackend} start */
  constructor(name, start) {
    this.name = name;
    this.startBackend = start;
  }

  /** @returns {Promise<string>} its address @throws when it does not come up the first time */
  async start() {
    const first = await this.startBackend();
    this.#supervision = this.#supervise(first);
    return first.url;
  }

  /** @param {number} [limitMs] milliseconds after which it is killed */
  async stop(limitMs) {
    this.#stopping.abort();
    await this.#supervision;
    await this.#running?.stop(limitMs);
  }

  /** @param {Backend} first */
  async #supervise(first) {
    this.#running = first;
    const { signal } = this.#stopping;
    const port = Number(new URL(first.url).port);
    const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    while (this.#running !== undefined) {
      const began = Date.now();
      const how = await Promise.race([this.#running.ended, stopped]);
      if (signal.aborted) return;
      this.#running = undefined;
      const waitMs = this.#backoff.afterFall(Date.now() - began);
      say(`${this.name} ended (${how}); starting it again in ${waitMs / 1000} s`);
      this.#running = await this.#restart(port, waitMs);
    }
  }

  /** Tries until it runs. @param {number} port @param {number} waitMs @returns {Promise<Backend | undefined>} none when stopped */
  async #restart(port, waitMs) {
    const { signal } = this.#stopping;
    for (;;) {
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        const backend = await this.startBackend({ port, signal });
        say(`${this.name} runs again`);
        return backend;
      } catch (error) {
        if (signal.aborted) return undefined;
        waitMs = this.#backoff.afterFall(0);
        const reason = error instanceof Error ? error.message : error;
        complain(new PlainError(`${this.name} cannot be started again: ${reason}. Next try in ${waitMs / 1000} s.`));
      }
    }
  }
}
