import { logger } from '@afya/runtime';
import type { Worker } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import { DRAIN_LIMIT_MS } from './settings';

/** Waits for the jobs that run, told to stop when it lasts, and returns whether all have ended. */
async function untilIdle(worker: Worker, running: ReadonlySet<Promise<void>>): Promise<boolean> {
  const ended = new AbortController();
  const { abort, giveUp } = DRAIN_LIMIT_MS;
  const limit = async () => {
    await sleep(abort, undefined, { signal: ended.signal });
    worker.cancelAllJobs('drain');
    await sleep(giveUp - abort, undefined, { signal: ended.signal });
    return false;
  };
  const jobs = Promise.allSettled(running).then(() => true);
  return Promise.race([jobs, limit()]).finally(() => ended.abort());
}

/** Takes no more jobs and waits for the running ones. A Redis that is away does not hold it up; the process is to end then. */
export async function drainWorker(worker: Worker, running: ReadonlySet<Promise<void>>): Promise<void> {
  const closed = worker.close();
  let idle: boolean;
  do {
    idle = await untilIdle(worker, running);
    const farewell = new AbortController();
    const late = sleep(DRAIN_LIMIT_MS.farewell, undefined, { signal: farewell.signal });
    await Promise.race([closed, late]).finally(() => farewell.abort());
    // again for a job that was on its way from Redis when the drain began
  } while (idle && running.size > 0);
  if (!idle) logger.warn({ queue: worker.name, jobs: running.size }, 'jobs left running');
}
