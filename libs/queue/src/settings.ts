import { DRAIN_MS } from '@afya/runtime';

/** The hash tag keeps the keys of a queue in one slot of a Redis Cluster. */
export const PREFIX = '{q}';

/**
 * Connection settings for Redis. An attempt without an answer, as to a server that has just moved, times out early, because
 * the next attempt may succeed.
 */
export const CONNECTION = {
  connectTimeout: 2_000,
  keepAlive: 10_000,
  retryStrategy: (times: number) => Math.min(50 * 2 ** times, 1_000),
};

/** Another worker takes a dead worker's job within lock + interval; after three such deaths the job fails. */
export const WORKER_SETTINGS = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
  // BullMQ's own 15 s would make a consumer wait that long after each short outage.
  runRetryDelay: 1_000,
};

export const KEEP = {
  removeOnComplete: { count: 0 },
  removeOnFail: { age: 7 * 24 * 3_600, count: 10_000 },
};

/**
 * Milliseconds: running jobs are aborted after `abort` and abandoned after `giveUp`; then Redis has `farewell` to store the
 * result.
 */
export const DRAIN_LIMIT_MS = { abort: DRAIN_MS - 2_000, giveUp: DRAIN_MS, farewell: 2_000 };

/** Milliseconds before the next attempt: one second, doubled with every failure up to 30 s, plus or minus a half. */
export function retryDelay(attemptsMade: number): number {
  const ceiling = Math.min(30_000, 1_000 * 2 ** Math.min(attemptsMade - 1, 10));
  return Math.round(ceiling * (0.5 + Math.random()));
}
