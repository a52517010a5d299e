import { DAY_MS, HOUR_MS, NAIROBI_MIDNIGHT_MS } from './nairobi';

/** Milliseconds since 1970, `to` exclusive; infinite when open. */
export interface Span {
  from: number;
  to: number;
}

/**
 * A period as its whole days (one span), the whole hours before and after them (up to two), and the rest before and after
 * these (up to two).
 */
export interface PeriodParts {
  days: Span[];
  hours: Span[];
  edges: Span[];
}

export function splitPeriod(period: Span): PeriodParts {
  const days = wholeOf(period, DAY_MS, NAIROBI_MIDNIGHT_MS);
  const hours = days.rest.map((span) => wholeOf(span, HOUR_MS, 0));
  return {
    days: days.whole,
    hours: hours.flatMap(({ whole }) => whole),
    edges: hours.flatMap(({ rest }) => rest),
  };
}

function wholeOf({ from, to }: Span, width: number, origin: number): { whole: Span[]; rest: Span[] } {
  const first = Math.ceil((from - origin) / width) * width + origin;
  const last = Math.floor((to - origin) / width) * width + origin;
  if (first >= last) return { whole: [], rest: from < to ? [{ from, to }] : [] };
  const rest = [
    { from, to: first },
    { from: last, to },
  ].filter((span) => span.from < span.to);
  return { whole: [{ from: first, to: last }], rest };
}
