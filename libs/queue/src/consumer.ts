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
  /** jobs at a time */
  concurrency: number;
  /** May run twice for one job. `signal` aborts when a drain has lasted too long: stop, and let another process do it. */
  handle(data: Data, signal: AbortSignal): Promise<void>;
}

export interface Consumer {
  /** Resolves once connected, however long Redis is away. Jobs are taken from then on without it. */
  ready(): Promise<void>;
  /** Takes no more jobs and waits for those that run, 20 s at most. */
  drain(): Promise<void>;
}

/** What Redis keeps of a failure: a code, never a text, which may quote what a patient wrote. */
function nameOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}

function failure(error: unknown, kind: new (message: string) => Error): Error {
  const kept = new kind(nameOf(error));
  kept.stack = kept.message;
  return kept;
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
    logger.error({ ...where, fields }, 'job refused: its data does not fit');
    throw failure(parsed.error, UnrecoverableError);
  }
  try {
    await handle(parsed.data as z.infer<Contract['data']>, signal);
  } catch (error) {
    logger.warn({ ...where, err: error }, 'job failed');
    throw failure(error, Error);
  }
}

/** Starts to take jobs of the queue. A job that does not fit its schema is kept as failed at once; others are tried again. */
export function createConsumer<Contract extends QueueContract>(
  contract: Contract,
  { redisUrl, concurrency, handle }: ConsumerOptions<z.infer<Contract['data']>>,
): Consumer {
  const { queue } = contract;
  const running = new Set<Promise<void>>();
  const worker = new Worker(
    queue,
    // three parameters: BullMQ makes a signal only for a processor that names it
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
  const tell = (outcome: 'done' | 'failed') =>
    jobTimes.observe({ queue, outcome }, (performance.now() - startedAt) / 1_000);
  await work.then(
    () => tell('done'),
    (error: unknown) => {
      tell('failed');
      throw error;
    },
  );
}
