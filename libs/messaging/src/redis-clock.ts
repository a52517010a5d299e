/**
 * Redis' clock, so that all processes mean the same moment by a deadline whatever their own clocks say. Each answer that carries
 * Redis' time bounds the distance to our monotonic clock from both sides; the estimate is kept within the last bounds.
 */
export class RedisClock {
  private distance: number | undefined;

  /** `redisMs`: whole milliseconds since the epoch, read by Redis between the two readings of `performance.now()`. */
  observe(redisMs: number, sentAt: number, receivedAt = performance.now()): void {
    const lowest = redisMs - receivedAt;
    const highest = redisMs + 1 - sentAt;
    this.distance = Math.min(Math.max(this.distance ?? (lowest + highest) / 2, lowest), highest);
  }

  /** Milliseconds since the epoch; our own clock's until Redis was first heard. */
  now(): number {
    return this.distance === undefined ? Date.now() : performance.now() + this.distance;
  }
}

/** The answer of Redis' TIME command in milliseconds. */
export function timeToMs([seconds, microseconds]: readonly (string | number)[]): number {
  return Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000);
}
