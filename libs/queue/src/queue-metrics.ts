import { counter, gauge, histogram } from '@afya/runtime';

/** BullMQ's states, as in its keys: `{q}:<queue>:wait` and so on. */
export const MEASURED_STATES = ['wait', 'active', 'delayed', 'prioritized', 'failed'] as const;
type Counts = () => Promise<Record<string, number>>;

const queues = new Map<string, Counts[]>();

gauge(
  {
    name: 'afya_queue_jobs',
    help: 'jobs of a queue by state; every process that fills the queue reports the same',
    labels: ['queue', 'state'],
  },
  async (jobs) => {
    const read = [...queues].map(async ([queue, [counts]]) => {
      for (const [state, count] of Object.entries((await counts?.()) ?? {})) jobs.set({ queue, state }, count);
    });
    await Promise.all(read);
  },
);

export const jobTimes = histogram({
  name: 'afya_job_duration_seconds',
  help: 'jobs that this process ran',
  labels: ['queue', 'outcome'],
});

export const stalledJobs = counter({
  name: 'afya_jobs_stalled_total',
  help: 'jobs of crashed or suspended processes, found by this process',
  labels: ['queue'],
});

/** Publishes the states of a queue. Returns a function that stops it. */
export function measureQueue(queue: string, counts: Counts): () => void {
  queues.set(queue, [...(queues.get(queue) ?? []), counts]);
  return () => {
    const left = (queues.get(queue) ?? []).filter((each) => each !== counts);
    if (left.length > 0) queues.set(queue, left);
    else queues.delete(queue);
  };
}
