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

/** `deduplicationId`: at most one job with this id waits; while one runs, the last one added waits for its end. */
export interface NewJob<Data> {
  data: Data;
  deduplicationId?: string;
  delayMs?: number;
}

export interface Producer<Data> {
  /** Throws QueueUnavailableError within 3 s when the jobs are not known to be added. Jobs may then be doubled, never lost. */
  addBulk(jobs: NewJob<Data>[]): Promise<void>;
  close(): Promise<void>;
}

function options<Data>(contract: QueueContract, { deduplicationId, delayMs }: NewJob<Data>): BulkJobOptions {
  return {
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
  return {
    async addBulk(jobs) {
      if (connection.status !== 'ready') throw new QueueUnavailableError(`${contract.queue}: Redis is away`);
      const bulk = jobs.map((job) => ({ name: contract.queue, data: job.data, opts: options(contract, job) }));
      await queue.addBulk(bulk).catch((cause: unknown) => {
        // a network that swallows packets leaves a connection that looks alive for a quarter of an hour: take a new one
        if (connection.status === 'ready' && cause instanceof Error && cause.message === 'Command timed out')
          connection.disconnect(true);
        throw new QueueUnavailableError(`${contract.queue}: not added`, { cause });
      });
    },
    async close() {
      for (const stop of unwatch) stop();
      await close();
    },
  };
}
