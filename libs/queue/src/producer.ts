import { dependencies } from '@afya/runtime';
import type { QueueContract } from '@afya/service-contracts';
import type { BulkJobOptions } from 'bullmq';
import type * as z from 'zod/mini';
import { openQueue } from './producer-connection';
import { MEASURED_STATES, measureQueue } from './queue-metrics';

/** Redis is down or did not answer in time. Some jobs of the bulk may have been added; add all of them again later. */
export class QueueUnavailableError extends Error {
  override readonly name = 'QueueUnavailableError';
}

/**
 * `id`: a job that is already in the queue is not added again; not a number, no colons. `deduplicationId`: at most one job
 * with this id waits; while one runs, the last one added runs after it.
 */
export interface NewJob<Data> {
  data: Data;
  id?: string;
  deduplicationId?: string;
  delayMs?: number;
}

export interface Producer<Data> {
  /** Throws QueueUnavailableError within 3 s when the jobs may not have been added. Jobs may be duplicated, never lost. */
  addBulk(jobs: NewJob<Data>[]): Promise<void>;
  /**
   * Whether the queue will run the job or is running it. A job that has failed permanently is removed, so that it can be
   * added again. Throws QueueUnavailableError.
   */
  contains(id: string): Promise<boolean>;
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
 * Opens a producer. It connects and reconnects by itself. A process with an optional queue (`isNeeded`: false) is ready while
 * Redis is down.
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
  async function execute<Result>(work: () => Promise<Result>): Promise<Result> {
    if (connection.status !== 'ready') throw new QueueUnavailableError(`${contract.queue}: Redis is unreachable`);
    return work().catch((cause: unknown) => {
      // A network that drops packets leaves a connection that looks open for a quarter of an hour: open a new one.
      if (connection.status === 'ready' && cause instanceof Error && cause.message === 'Command timed out')
        connection.disconnect(true);
      throw new QueueUnavailableError(`${contract.queue}: no answer`, { cause });
    });
  }
  return {
    async addBulk(jobs) {
      const bulk = jobs.map((job) => ({ name: contract.queue, data: job.data, opts: options(contract, job) }));
      await execute(() => queue.addBulk(bulk));
    },
    contains: (id) =>
      execute(async () => {
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
