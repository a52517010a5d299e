/** A proportion with its 95 % confidence interval, 0–1, of `n` trials. */
export interface Share {
  share: number;
  low: number;
  high: number;
  n: number;
}

const Z = 1.959964;

/** Wilson's score interval, which is reliable for few cases and for proportions near 0 and 1 (E. B. Wilson 1927). */
export function wilson(successes: number, n: number): Share {
  if (n === 0) return { share: NaN, low: 0, high: 1, n };
  const p = successes / n;
  const centre = p + Z ** 2 / (2 * n);
  const spread = Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  const whole = 1 + Z ** 2 / n;
  return { share: p, low: Math.max(0, (centre - spread) / whole), high: Math.min(1, (centre + spread) / whole), n };
}

/** The proportion of items that are right. */
export function shareOf<T>(items: readonly T[], right: (item: T) => boolean): Share {
  return wilson(items.filter(right).length, items.length);
}

const BINS = 10;

/**
 * Expected calibration error, 0–1: the difference between the predicted confidence and the proportion that is right,
 * in ten bins of equal width, weighted by their size (Naeini, Cooper, Hauskrecht 2015).
 */
export function calibrationError(items: readonly { predicted: number; right: boolean }[]): number {
  const bins = Array.from({ length: BINS }, () => ({ predicted: 0, right: 0 }));
  for (const { predicted, right } of items) {
    const bin = bins[Math.min(BINS - 1, Math.floor(predicted * BINS))];
    if (!bin) continue;
    bin.predicted += predicted;
    bin.right += right ? 1 : 0;
  }
  return items.length === 0
    ? NaN
    : bins.reduce((sum, { predicted, right }) => sum + Math.abs(predicted - right), 0) / items.length;
}
