/** The ratio of the upper bounds of consecutive buckets. */
const GROWTH = 1.05;

/** The bucket of a time: 0 up to 1 ms, n up to 1.05ⁿ ms. */
export function bucketOf(milliseconds: number): number {
  return milliseconds <= 1 ? 0 : Math.ceil(Math.log(milliseconds) / Math.log(GROWTH));
}

/** The geometric middle of a bucket, in milliseconds: at most 2.5 % from its values. */
const middleOf = (bucket: number): number => GROWTH ** (bucket - 0.5);

/**
 * The percentile of a histogram (nearest rank), in whole milliseconds; null without values. The error is at most 2.5 % and
 * half a millisecond.
 */
export function percentileOf(counts: ReadonlyMap<number, number>, share: number): number | null {
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  let left = Math.ceil(share * sorted.reduce((sum, [, count]) => sum + count, 0));
  if (left === 0) return null;
  for (const [bucket, count] of sorted) {
    left -= count;
    if (left <= 0) return Math.round(middleOf(bucket));
  }
  return null;
}
