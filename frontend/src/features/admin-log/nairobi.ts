import type { LogPeriod } from '@afya/contracts';

/** Times are always shown in Kenyan time, also to admins abroad. */
export const TIME_ZONE = 'Africa/Nairobi';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

export const STEP_MS: Record<LogPeriod, number> = { hour: HOUR, day: DAY, week: WEEK };

/**
 * East Africa Time has no daylight saving: https://data.iana.org/time-zones/tzdb/africa (Africa/Nairobi, since 1942).
 */
const UTC_OFFSET = 3 * HOUR;
/** Monday, 5 January 1970. */
const A_MONDAY = 4 * DAY;

/** Start of the hour, day or week (from Monday) in Nairobi that contains a time, in milliseconds since 1970. */
export function startOf(by: LogPeriod, moment: number): number {
  const anchor = (by === 'week' ? A_MONDAY : 0) - UTC_OFFSET;
  return anchor + Math.floor((moment - anchor) / STEP_MS[by]) * STEP_MS[by];
}

/** Start of a day (YYYY-MM-DD) in Nairobi; NaN for an invalid day. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);

/** The day (YYYY-MM-DD) in Nairobi that contains a time. */
export const dayOf = (moment: number): string => new Date(moment + UTC_OFFSET).toISOString().slice(0, 10);
