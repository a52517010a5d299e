import { Database, deliverOutbox } from '@afya/database';
import { type Producer } from '@afya/queue';
import { currentTraceparent, nameOfError, RepeatedWork, startSpan } from '@afya/runtime';
import { type AnswerSessionJob, type Lane, LANES } from '@afya/service-contracts';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { type OutboxRow, type WakeUpPayload } from './event-outbox.port';

/** Injection token of the queues that the relay fills. */
export const WAKE_UP_QUEUES = Symbol('WakeUpQueues');
export type WakeUpQueues = Record<Lane, Producer<AnswerSessionJob>>;

const MAX_JOBS_PER_DELIVERY = 500;
/** A wake-up job waits this long for others to be delivered with it. */
const BATCH_MS = 12;
/** Rows of other replicas and delayed rows are found by polling. */
const POLL_MS = 500;

/** Wakes a worker for the session, now or in `delayMs` milliseconds. */
export function wakeUpRow(sessionId: string, { delayMs = 0, lane = 'ordinary' as Lane } = {}): OutboxRow {
  const job = { sessionId, traceparent: currentTraceparent() };
  return { topic: 'hint', payload: { job, deduplicationId: `s-${sessionId}`, lane }, delay_ms: delayMs };
}

/** Moves wake-up jobs from the outbox to the queue of their lane. Every replica runs a relay; undelivered rows stay in the outbox. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work = new RepeatedWork({
    name: 'relay wake-up jobs',
    everyMs: POLL_MS,
    run: () => this.relayJobs(),
  });

  constructor(
    private readonly database: Database,
    @Inject(WAKE_UP_QUEUES) private readonly queues: WakeUpQueues,
  ) {}

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  /** Schedules a run for a row that is due in `delayMs` milliseconds. */
  wake(delayMs = 0): void {
    this.work.schedule(delayMs + BATCH_MS);
  }

  /** True: there may be more rows. The jobs need no order; at most one per session waits in the queue. */
  async relayJobs(): Promise<boolean> {
    const deliver = async (payloads: WakeUpPayload[]) => {
      const jobs = payloads.map(tracedJob);
      const failure = await this.add(jobs).then(() => undefined, toError);
      for (const { span } of jobs) span.end(failure && nameOfError(failure));
      if (failure) throw failure;
    };
    const delivery = { topic: 'hint', limit: MAX_JOBS_PER_DELIVERY, deliver };
    return (await deliverOutbox(this.database, delivery)) === MAX_JOBS_PER_DELIVERY;
  }

  private async add(traced: ReturnType<typeof tracedJob>[]): Promise<void> {
    for (const lane of LANES) {
      const jobs = traced.filter((each) => each.lane === lane).map(({ job }) => job);
      if (jobs.length > 0) await this.queues[lane].addBulk(jobs);
    }
  }
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error());

/** A span in the message's trace, which becomes the parent of the worker's job. */
function tracedJob({ job, deduplicationId, lane = 'ordinary' }: WakeUpPayload) {
  const span = startSpan({ name: 'relay wake-up job', kind: 'producer', parent: job.traceparent });
  return { span, lane, job: { data: { ...job, traceparent: span.traceparent }, deduplicationId } };
}
