import type { QueueContract } from '@afya/service-contracts';
import type { JobType } from 'bullmq';
import type * as z from 'zod/mini';
import { openQueue } from './producer-connection';
import { PREFIX } from './settings';

/** States of jobs that can be removed: all except running. */
const REMOVABLE: JobType[] = ['wait', 'delayed', 'prioritized', 'failed', 'completed'];
const PAGE_SIZE = 500;

export interface JobRemover<Data> {
  /**
   * Removes the matching jobs that are not running, and every other key that contains one of the ids (the data of
   * deduplication). Throws while Redis is down.
   */
  remove(matches: (data: Data) => boolean, ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Removes a person's jobs from a queue, with the queue's data about them. */
export function createJobRemover<Contract extends QueueContract>(
  contract: Contract,
  { redisUrl }: { redisUrl: string },
): JobRemover<z.infer<Contract['data']>> {
  const { queue, connection, close } = openQueue(contract, redisUrl);
  const prefix = `${PREFIX}:${contract.queue}:`;

  async function removeJobs(matches: (data: z.infer<Contract['data']>) => boolean): Promise<void> {
    const found: string[] = [];
    for (let start = 0; ; start += PAGE_SIZE) {
      const jobs = await queue.getJobs(REMOVABLE, start, start + PAGE_SIZE - 1);
      if (jobs.length === 0) break;
      found.push(...jobs.flatMap((job) => (job?.id && matches(job.data as z.infer<Contract['data']>) ? [job.id] : [])));
    }
    // Throws for a job that has started meanwhile, which then ends by itself.
    for (const id of found) await queue.remove(id);
  }

  async function removeKeys(ids: readonly string[]): Promise<void> {
    let cursor = '0';
    do {
      const [next, keys] = await connection.scan(cursor, 'MATCH', `${prefix}d*`, 'COUNT', PAGE_SIZE);
      const matching = keys.filter((key) => ids.some((id) => key.includes(id)));
      if (matching.length > 0) await connection.unlink(matching);
      cursor = next;
    } while (cursor !== '0');
  }

  return {
    async remove(matches, ids) {
      if (ids.length === 0) return;
      await removeJobs(matches);
      await removeKeys(ids);
      // The queue's own event stream, which nothing reads, contains deduplication ids.
      await connection.xtrim(`${prefix}events`, 'MAXLEN', 0);
    },
    close,
  };
}
