const firstMs = 500;
const longestMs = 30_000;
/** A service that ran this long had come up well: its next fall counts as the first. */
const settledMs = 60_000;

/** How long to wait before a service that died is started again: doubled with every fall in a row. */
export class Backoff {
  #falls = 0;

  /** @param {number} ranMs how long the service had run @returns {number} milliseconds */
  afterFall(ranMs) {
    this.#falls = ranMs >= settledMs ? 1 : this.#falls + 1;
    return Math.min(firstMs * 2 ** (this.#falls - 1), longestMs);
  }
}
