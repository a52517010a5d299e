import { logger } from '@afya/runtime';
import type { Worker } from 'bullmq';
import { setTimeout as sleep } from 'node:timers/promises';
import { DRAIN_LIMIT_MS } from './settings';

/** Waits for the running jobs, aborts them after a limit, and returns whether all have ended. */
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

/** Stops taking jobs and waits for the running ones. It does not wait for a Redis that is down; the process ends afterwards. */
export async function drainWorker(worker: Worker, running: ReadonlySet<Promise<void>>): Promise<void> {
  const closed = worker.close();
  let idle: boolean;
  do {
    idle = await untilIdle(worker, running);
    const farewell = new AbortController();
    const late = sleep(DRAIN_LIMIT_MS.farewell, undefined, { signal: farewell.signal });
    await Promise.race([closed, late]).finally(() => farewell.abort());
    // Repeated for a job that Redis was sending when the drain began.
  } while (idle && running.size > 0);
  if (!idle) logger.warn({ queue: worker.name, jobs: running.size }, 'drain ended before its jobs');
}
