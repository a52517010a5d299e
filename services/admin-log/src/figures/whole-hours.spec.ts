import fc from 'fast-check';
import { splitHours } from './whole-hours';

const HOUR_MS = 3_600_000;
const times = fc.integer({ min: 0, max: 6 * HOUR_MS });
const ends = fc.oneof(
  fc.constant(null),
  times,
  times.map((time) => Math.round(time / HOUR_MS) * HOUR_MS),
);
const inside = (time: number, { from, to }: { from: number | null; to: number | null }) =>
  (from === null || time >= from) && (to === null || time < to);

test('every moment of a period is in one part of it, and no other moment is in any', () => {
  fc.assert(
    fc.property(ends, ends, times, (from, to, time) => {
      const { hours, edges } = splitHours(from, to);
      const parts = [...(hours ? [hours] : []), ...edges];
      expect(parts.filter((part) => inside(time, part))).toHaveLength(inside(time, { from, to }) ? 1 : 0);
    }),
  );
});

test('the middle is of whole hours, the edges are shorter than two', () => {
  fc.assert(
    fc.property(times, times, (from, to) => {
      const { hours, edges } = splitHours(from, to);
      for (const end of [hours?.from, hours?.to]) expect((end ?? 0) % HOUR_MS).toBe(0);
      for (const edge of edges) expect(edge.to - edge.from).toBeLessThan(2 * HOUR_MS);
    }),
  );
});
