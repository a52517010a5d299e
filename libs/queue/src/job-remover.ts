import type { QueueContract } from '@afya/service-contracts';
import type { JobType } from 'bullmq';
import type * as z from 'zod/mini';
import { openQueue } from './producer-connection';
import { PREFIX } from './settings';

/** A job that runs is left to end by itself. */
const RESTING: JobType[] = ['wait', 'delayed', 'prioritized', 'failed', 'completed'];
const JOBS_A_LOOK = 500;

export interface JobRemover<Data> {
  /**
   * Removes the jobs that are not running and fit, and every other key that names one of the ids (what deduplication remembers).
   * Throws while Redis is away.
   */
  remove(fits: (data: Data) => boolean, ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Takes a person's jobs out of a queue, with what the queue remembers of them. */
export function createJobRemover<Contract extends QueueContract>(
  contract: Contract,
  { redisUrl }: { redisUrl: string },
): JobRemover<z.infer<Contract['data']>> {
  const { queue, connection, close } = openQueue(contract, redisUrl);
  const prefix = `${PREFIX}:${contract.queue}:`;

  async function removeJobs(fits: (data: z.infer<Contract['data']>) => boolean): Promise<void> {
    const found: string[] = [];
    for (let start = 0; ; start += JOBS_A_LOOK) {
      const jobs = await queue.getJobs(RESTING, start, start + JOBS_A_LOOK - 1);
      if (jobs.length === 0) break;
      found.push(...jobs.flatMap((job) => (job?.id && fits(job.data as z.infer<Contract['data']>) ? [job.id] : [])));
    }
    // One that has begun to run meanwhile says so, and ends by itself.
    for (const id of found) await queue.remove(id);
  }

  async function removeKeys(ids: readonly string[]): Promise<void> {
    let cursor = '0';
    do {
      const [next, keys] = await connection.scan(cursor, 'MATCH', `${prefix}d*`, 'COUNT', JOBS_A_LOOK);
      const gone = keys.filter((key) => ids.some((id) => key.includes(id)));
      if (gone.length > 0) await connection.unlink(gone);
      cursor = next;
    } while (cursor !== '0');
  }

  return {
    async remove(fits, ids) {
      if (ids.length === 0) return;
      await removeJobs(fits);
      await removeKeys(ids);
      // The queue's own history of itself, which nobody reads, tells of jobs by what they were deduplicated by.
      await connection.xtrim(`${prefix}events`, 'MAXLEN', 0);
    },
    close,
  };
}
