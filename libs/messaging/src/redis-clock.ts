/**
 * Redis' clock, so that a deadline is the same moment in all processes, even if their own clocks differ. Each answer with Redis' time
 * gives a lower and an upper bound of the offset from the local monotonic clock; the estimate stays within the last bounds.
 */
export class RedisClock {
  private offset: number | undefined;

  /** `redisMs`: whole milliseconds since the epoch, read by Redis between the two readings of `performance.now()`. */
  observe(redisMs: number, sentAt: number, receivedAt = performance.now()): void {
    const lowest = redisMs - receivedAt;
    const highest = redisMs + 1 - sentAt;
    this.offset = Math.min(Math.max(this.offset ?? (lowest + highest) / 2, lowest), highest);
  }

  /** Milliseconds since the epoch, by the local clock until Redis has answered once. */
  now(): number {
    return this.offset === undefined ? Date.now() : performance.now() + this.offset;
  }
}

/** The answer of Redis' TIME command in milliseconds. */
export function timeToMs([seconds, microseconds]: readonly (string | number)[]): number {
  return Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000);
}
