export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The start of a day in Nairobi, modulo a day: three hours before UTC, all year. */
export const NAIROBI_MIDNIGHT_MS = -3 * HOUR_MS;
