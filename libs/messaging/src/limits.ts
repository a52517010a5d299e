/** Bytes of a request or a reply before it is encrypted; a third more cross Redis. Files never do. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

/** Calls to one service that are not finished yet, over all callers; one more is refused with RPC_OVERLOADED. */
export const MAX_WAITING = 2_000;

/** Entries that one replica holds at once. */
export const CONCURRENCY = 32;

/** Milliseconds without a heartbeat after which an entry counts as a dead replica's and another takes it. */
export const TAKE_OVER_MS = 5_000;

/** Milliseconds between two heartbeats. Several must fit into TAKE_OVER_MS, or slow but living work would be stolen. */
export const HEARTBEAT_MS = 1_000;

/**
 * Milliseconds after which a silent consumer that holds nothing is struck off its group. Before Redis 7.2 only reads that bring
 * something count, so an idle living one may go too; its next entry puts it back.
 */
export const DEAD_CONSUMER_MS = 10_000;

/** Milliseconds that one blocking read waits for work or replies. */
export const BLOCK_MS = 1_000;

/** Milliseconds Redis has to take a request before it counts as away; callers are promised to know within 500. */
export const REDIS_ANSWER_MS = 350;

/** Milliseconds between two tries to reach a Redis that is away. */
export const RETRY_MS = 100;

/** Milliseconds a reply waits for its caller; longer than any deadline, so only those of dead callers expire. */
export const REPLY_EXPIRY_MS = 30_000;

/**
 * Milliseconds that a blocking read, a heartbeat or a new connection may be without any answer before it is made anew. More than
 * BLOCK_MS, so that Redis gives nothing more to the connection that was given up; less than the deadline of a read, so that a call
 * which Redis gave to it can still be answered.
 */
export const SILENCE_MS = 2_500;
