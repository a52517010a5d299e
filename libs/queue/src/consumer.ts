import { AppError, dependencies, logger } from '@afya/runtime';
import type { QueueContract } from '@afya/service-contracts';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type * as z from 'zod/mini';
import { logErrors } from './connection-log';
import { warnOfEviction } from './eviction-policy';
import { drainWorker } from './drain-worker';
import { jobTimes, stalledJobs } from './queue-metrics';
import { CONNECTION, KEEP, PREFIX, retryDelay, WORKER_SETTINGS } from './settings';

export interface ConsumerOptions<Data> {
  redisUrl: string;
  /** maximum of jobs in progress */
  concurrency: number;
  /** May run twice for one job. `signal` aborts when draining takes too long: stop, another process will run the job. */
  handle(data: Data, signal: AbortSignal): Promise<void>;
}

export interface Consumer {
  /** Resolves once connected, even if Redis is down for a long time. Jobs are then processed without further calls. */
  ready(): Promise<void>;
  /** Stops taking jobs and waits for the running ones, 20 s at most. */
  drain(): Promise<void>;
}

/** Redis stores a failure as a code, never as text, which may quote a patient. */
function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

function failure(error: unknown, kind: new (message: string) => Error): Error {
  const stored = new kind(codeOf(error));
  stored.stack = stored.message;
  return stored;
}

async function run<Contract extends QueueContract>(
  contract: Contract,
  handle: ConsumerOptions<z.infer<Contract['data']>>['handle'],
  { job, signal }: { job: Job; signal: AbortSignal },
): Promise<void> {
  const where = { queue: contract.queue, jobId: job.id, attempt: job.attemptsMade + 1 };
  const parsed = contract.data.safeParse(job.data);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
    logger.error({ ...where, fields }, 'job refused: its data does not match the schema');
    throw failure(parsed.error, UnrecoverableError);
  }
  try {
    await handle(parsed.data as z.infer<Contract['data']>, signal);
  } catch (error) {
    logger.warn({ ...where, err: error }, 'job failed');
    throw failure(error, Error);
  }
}

/** Starts processing the jobs of a queue. A job whose data does not match its schema fails immediately; others are retried. */
export function createConsumer<Contract extends QueueContract>(
  contract: Contract,
  { redisUrl, concurrency, handle }: ConsumerOptions<z.infer<Contract['data']>>,
): Consumer {
  const { queue } = contract;
  const running = new Set<Promise<void>>();
  const worker = new Worker(
    queue,
    // Three parameters: BullMQ creates a signal only for a processor that declares it.
    async (job, _token, signal) => {
      const work = run(contract, handle, { job, signal: signal! });
      running.add(work);
      await timed(queue, work).finally(() => running.delete(work));
    },
    {
      connection: {
        url: redisUrl,
        maxRetriesPerRequest: null,
        ...CONNECTION,
      },
      prefix: PREFIX,
      concurrency,
      ...WORKER_SETTINGS,
      ...KEEP,
      settings: { backoffStrategy: retryDelay },
    },
  );
  worker.on('error', logErrors(queue));
  stalledJobs.inc({ queue }, 0);
  worker.on('stalled', () => stalledJobs.inc({ queue }));
  const unwatch = dependencies.watch('redis_queue', async () => (await worker.getBackend().client).status === 'ready');
  return {
    async ready() {
      await worker.waitUntilReady();
      await warnOfEviction(redisUrl, queue);
    },
    async drain() {
      unwatch();
      await drainWorker(worker, running);
    },
  };
}

async function timed(queue: string, work: Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const observe = (outcome: 'done' | 'failed') =>
    jobTimes.observe({ queue, outcome }, (performance.now() - startedAt) / 1_000);
  await work.then(
    () => observe('done'),
    (error: unknown) => {
      observe('failed');
      throw error;
    },
  );
}
