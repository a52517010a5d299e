/** Attempts that fail by an error before the patient gets the credits back. */
export const MAX_ATTEMPTS = 5;

/**
 * Leases that end with their process, or in which the engine hangs, before the patient gets the credits back. The first may have been
 * a neighbour's fault; in the others the message was alone.
 */
export const MAX_DEAD_LEASES = 3;
