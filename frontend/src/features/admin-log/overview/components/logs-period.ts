import { beginningOf, dayOf } from '../../nairobi';

/** What narrows the logs to a time: its days where it begins with one, otherwise its moments. Milliseconds since 1970, `to` excluded. */
export function logsPeriod(from: number, to: number): Record<'from' | 'to', string> {
  if (beginningOf('day', from) === from) return { from: dayOf(from), to: dayOf(Math.max(from, to - 1)) };
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
