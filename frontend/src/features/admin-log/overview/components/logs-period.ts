import { startOf, dayOf } from '../../nairobi';

/**
 * Log filter for a period: days if it starts at midnight, otherwise exact times. Arguments are milliseconds since 1970;
 * `to` is exclusive.
 */
export function logsPeriod(from: number, to: number): Record<'from' | 'to', string> {
  if (startOf('day', from) === from) return { from: dayOf(from), to: dayOf(Math.max(from, to - 1)) };
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
