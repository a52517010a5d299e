import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from './nairobi';
import { splitPeriod, type Span } from './split-period';

const LONGEST_MS = 4 * DAY_MS;
const times = fc.integer({ min: 0, max: LONGEST_MS });
const wholeHours = times.map((time) => Math.round(time / HOUR_MS) * HOUR_MS);
const starts = fc.oneof(fc.constant(-Infinity), times, wholeHours);
const ends = fc.oneof(fc.constant(Infinity), times, wholeHours);
const inside = (time: number, { from, to }: Span) => time >= from && time < to;

test('every moment of a period is in exactly one part, and no other moment is in any', () => {
  fc.assert(
    fc.property(starts, ends, times, (from, to, time) => {
      const { days, hours, edges } = splitPeriod({ from, to });
      const found = [...days, ...hours, ...edges].filter((span) => inside(time, span));
      expect(found).toHaveLength(inside(time, { from, to }) ? 1 : 0);
    }),
  );
});

test('days begin at midnight in Nairobi, hours are whole, and the rest is as short as possible', () => {
  fc.assert(
    fc.property(times, times, (from, to) => {
      const { days, hours, edges } = splitPeriod({ from, to });
      for (const end of days.flatMap((day) => [day.from, day.to])) expect((end + 3 * HOUR_MS) % DAY_MS).toBe(0);
      for (const end of hours.flatMap((hour) => [hour.from, hour.to])) expect(end % HOUR_MS).toBe(0);
      for (const hour of hours) expect(hour.to - hour.from).toBeLessThan(2 * DAY_MS);
      for (const edge of edges) expect(edge.to - edge.from).toBeLessThan(2 * HOUR_MS);
    }),
  );
});
