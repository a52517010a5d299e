/** Bytes of a request or reply before encryption, which adds a third. Files are never sent through Redis. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

/** Unfinished calls to one service, of all callers; any more are refused with RPC_OVERLOADED. */
export const MAX_WAITING = 2_000;

/** Entries that one replica processes at a time. */
export const CONCURRENCY = 32;

/** Milliseconds without a heartbeat after which another replica takes an entry over. */
export const TAKE_OVER_MS = 5_000;

/** Milliseconds between two heartbeats. Several must fit into TAKE_OVER_MS, or the entries of slow replicas would be taken over. */
export const HEARTBEAT_MS = 1_000;

/**
 * Milliseconds after which an idle consumer without pending entries is removed from its group. Before Redis 7.2 only reads that return
 * entries count as activity, so a running but idle consumer may be removed too; its next entry adds it again.
 */
export const DEAD_CONSUMER_MS = 10_000;

/** Milliseconds that one blocking read waits for work or replies. */
export const BLOCK_MS = 1_000;

/** Milliseconds for Redis to accept a request before it counts as unreachable; callers get the error within 500. */
export const REDIS_ANSWER_MS = 350;

/** Milliseconds between attempts to reach Redis. */
export const RETRY_MS = 100;

/** Milliseconds until a reply expires; longer than any deadline, so only replies to crashed callers expire. */
export const REPLY_EXPIRY_MS = 30_000;

/**
 * Milliseconds without an answer after which the connection of a blocking read or a heartbeat, or a new connection, is replaced. More
 * than BLOCK_MS, so that Redis assigns no more entries to the old connection; less than the deadline of a read, so that a call
 * assigned to it can still be answered.
 */
export const ANSWER_TIMEOUT_MS = 2_500;
