import type { LogPeriod } from '@afya/contracts';

/** Where the product is at home: an admin abroad reads the same times as one in Kenya. */
export const TIME_ZONE = 'Africa/Nairobi';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

export const STEP_MS: Record<LogPeriod, number> = { hour: HOUR, day: DAY, week: WEEK };

/** East Africa Time has no summer time: https://data.iana.org/time-zones/tzdb/africa (Africa/Nairobi, since 1942). */
const OFFSET = 3 * HOUR;
/** Monday, 5 January 1970. */
const A_MONDAY = 4 * DAY;

/** The beginning of the hour, day or week (from Monday) in Nairobi that a moment lies in. Milliseconds since 1970. */
export function beginningOf(by: LogPeriod, moment: number): number {
  const anchor = (by === 'week' ? A_MONDAY : 0) - OFFSET;
  return anchor + Math.floor((moment - anchor) / STEP_MS[by]) * STEP_MS[by];
}

/** The moment at which a day begins in Nairobi; the day is YYYY-MM-DD. NaN when there is no such day. */
export const beginningOfDay = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);

/** The day in Nairobi that a moment lies in: YYYY-MM-DD. */
export const dayOf = (moment: number): string => new Date(moment + OFFSET).toISOString().slice(0, 10);
