export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Where the days of Nairobi begin, modulo a day: three hours before those of UTC, all the year. */
export const NAIROBI_MIDNIGHT_MS = -3 * HOUR_MS;
