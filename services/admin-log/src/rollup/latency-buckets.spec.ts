import fc from 'fast-check';
import { bucketOf, percentileOf } from './latency-buckets';

const histogram = (times: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const time of times) counts.set(bucketOf(time), (counts.get(bucketOf(time)) ?? 0) + 1);
  return counts;
};

test('a percentile is within 2.5 % and half a millisecond of the exact one', () => {
  const times = fc.array(fc.double({ min: 1, max: 3_600_000, noNaN: true }), { minLength: 1, maxLength: 200 });
  const shares = fc.constantFrom(0.01, 0.5, 0.95, 0.99, 1);
  fc.assert(
    fc.property(times, shares, (all, share) => {
      const exact = all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1]!;
      expect(Math.abs(percentileOf(histogram(all), share)! - exact)).toBeLessThanOrEqual(exact * 0.025 + 0.5);
    }),
  );
});

test('zero time counts as one millisecond; no times have no percentile', () => {
  expect(percentileOf(histogram([0, 0.2, 1]), 0.95)).toBe(1);
  expect(percentileOf(new Map(), 0.5)).toBeNull();
});
