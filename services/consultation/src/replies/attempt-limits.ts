/** Attempts that fail with an error before the credits are refunded. */
export const MAX_ATTEMPTS = 5;

/**
 * Leases whose worker dies, or in which the engine hangs, before the credits are refunded. Another message may have caused the first
 * one; the others were quarantined, with this message alone.
 */
export const MAX_DEAD_LEASES = 3;
