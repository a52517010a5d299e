import { DRAIN_MS } from '@afya/runtime';

/** The hash tag keeps a queue's keys in one slot of a Redis Cluster. */
export const PREFIX = '{q}';

/**
 * How connections to Redis are made: an attempt of which nothing is heard, as to a server that has just moved, is given up early, for
 * the next one may find it.
 */
export const CONNECTION = {
  connectTimeout: 2_000,
  keepAlive: 10_000,
  retryStrategy: (times: number) => Math.min(50 * 2 ** times, 1_000),
};

/** A dead consumer's job is given to another within lock + interval; three deaths over one job, and it is kept as failed. */
export const WORKER_SETTINGS = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
  // BullMQ's own 15 s would let a consumer sleep that long after each short outage
  runRetryDelay: 1_000,
};

export const KEEP = {
  removeOnComplete: { count: 0 },
  removeOnFail: { age: 7 * 24 * 3_600, count: 10_000 },
};

/** Milliseconds: running jobs are told to stop after `abort`, and left after `giveUp`; then Redis has `farewell` to take the result. */
export const DRAIN_LIMIT_MS = { abort: DRAIN_MS - 2_000, giveUp: DRAIN_MS, farewell: 2_000 };

/** Milliseconds before the next try: a second, doubled with every failure up to 30 s, give or take a half. */
export function retryDelay(attemptsMade: number): number {
  const ceiling = Math.min(30_000, 1_000 * 2 ** Math.min(attemptsMade - 1, 10));
  return Math.round(ceiling * (0.5 + Math.random()));
}
