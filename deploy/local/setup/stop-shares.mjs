/**
 * Ctrl-C ends within 10 s: milliseconds after it by which each part has stopped, in the order in which they stop. What a part does not
 * need, the next one has. Workers have the most, because they finish replies; a part that is late is killed, and what it had not
 * finished is done after the next start.
 */
export const STOPPED_BY_MS = { gateway: 2_000, workers: 6_000, services: 7_500, Redis: 8_500, Postgres: 9_500 };
