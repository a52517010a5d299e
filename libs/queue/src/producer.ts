import { dependencies } from '@afya/runtime';
import type { QueueContract } from '@afya/service-contracts';
import type { BulkJobOptions } from 'bullmq';
import type * as z from 'zod/mini';
import { openQueue } from './producer-connection';
import { MEASURED_STATES, measureQueue } from './queue-metrics';

/** Redis is away, or did not answer in time; some jobs of the bulk may have been added. Add all of them again later. */
export class QueueUnavailableError extends Error {
  override readonly name = 'QueueUnavailableError';
}

/**
 * `id`: a job that the queue holds already is not added again; not a number, and without colons. `deduplicationId`: at most one job with this id waits; while one runs, the last one added waits for its end.
 */
export interface NewJob<Data> {
  data: Data;
  id?: string;
  deduplicationId?: string;
  delayMs?: number;
}

export interface Producer<Data> {
  /** Throws QueueUnavailableError within 3 s when the jobs are not known to be added. Jobs may then be doubled, never lost. */
  addBulk(jobs: NewJob<Data>[]): Promise<void>;
  /**
   * Whether the queue will still run the job, or is running it. One that has failed for good is taken out, so that it can be added anew.
   * Throws QueueUnavailableError.
   */
  holds(id: string): Promise<boolean>;
  close(): Promise<void>;
}

function options<Data>(contract: QueueContract, { id, deduplicationId, delayMs }: NewJob<Data>): BulkJobOptions {
  return {
    ...(id && { jobId: id }),
    attempts: contract.attempts,
    backoff: { type: 'custom' },
    ...(deduplicationId && { deduplication: { id: deduplicationId, keepLastIfActive: true } }),
    ...(delayMs && { delay: delayMs }),
  };
}

/**
 * Opens a producer; it connects by itself and comes back by itself after an outage. A process that can do without it (`isNeeded`: false)
 * is ready while it is away.
 */
export function createProducer<Contract extends QueueContract>(
  contract: Contract,
  { redisUrl, isNeeded = true }: { redisUrl: string; isNeeded?: boolean },
): Producer<z.infer<Contract['data']>> {
  const { queue, connection, close } = openQueue(contract, redisUrl);
  const unwatch = [
    ...(isNeeded ? [dependencies.watch('redis_queue', () => connection.status === 'ready')] : []),
    measureQueue(contract.queue, () => queue.getJobCounts(...MEASURED_STATES)),
  ];
  async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
    if (connection.status !== 'ready') throw new QueueUnavailableError(`${contract.queue}: Redis is away`);
    return work().catch((cause: unknown) => {
      // a network that swallows packets leaves a connection that looks alive for a quarter of an hour: take a new one
      if (connection.status === 'ready' && cause instanceof Error && cause.message === 'Command timed out')
        connection.disconnect(true);
      throw new QueueUnavailableError(`${contract.queue}: no answer`, { cause });
    });
  }
  return {
    async addBulk(jobs) {
      const bulk = jobs.map((job) => ({ name: contract.queue, data: job.data, opts: options(contract, job) }));
      await asking(() => queue.addBulk(bulk));
    },
    holds: (id) =>
      asking(async () => {
        const state = await queue.getJobState(id);
        if (state === 'failed' || state === 'completed') await queue.remove(id);
        return state !== 'failed' && state !== 'completed' && state !== 'unknown';
      }),
    async close() {
      for (const stop of unwatch) stop();
      await close();
    },
  };
}
