import { Database, deliverOutbox } from '@afya/database';
import { type Producer } from '@afya/queue';
import { nameOfError, RepeatedWork, startSpan } from '@afya/runtime';
import { type AnswerSessionJob, type Lane, LANES } from '@afya/service-contracts';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { type HintPayload } from './outbox-rows';

/** Injection token of the queues that the relay fills. */
export const HINTS = Symbol('HintQueues');
export type HintQueues = Record<Lane, Producer<AnswerSessionJob>>;

const HINTS_A_DELIVERY = 500;
/** Hints wait this long, in milliseconds, for others to share the trip with them. */
const GATHER_MS = 12;
/** Other replicas' and delayed rows are found by looking. */
const LOOK_MS = 500;

/** Carries hints to the queue of their lane. Every replica of the service runs one; a row that could not be delivered stays. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly work = new RepeatedWork({ name: 'relay hints', everyMs: LOOK_MS, run: () => this.relayHints() });

  constructor(
    private readonly database: Database,
    @Inject(HINTS) private readonly queues: HintQueues,
  ) {}

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  /** Says that a hint was written which is due `delayMs` milliseconds from now. */
  nudge(delayMs = 0): void {
    this.work.nudge(delayMs + GATHER_MS);
  }

  /** true: there may be more. Hints need no order; at most one for each session waits in the queue. */
  async relayHints(): Promise<boolean> {
    const deliver = async (payloads: HintPayload[]) => {
      const hints = payloads.map(tracedHint);
      const failure = await this.add(hints).then(() => undefined, toError);
      for (const { span } of hints) span.end(failure && nameOfError(failure));
      if (failure) throw failure;
    };
    const given = { topic: 'hint', limit: HINTS_A_DELIVERY, deliver };
    return (await deliverOutbox(this.database, given)) === HINTS_A_DELIVERY;
  }

  private async add(hints: ReturnType<typeof tracedHint>[]): Promise<void> {
    for (const lane of LANES) {
      const jobs = hints.filter((hint) => hint.lane === lane).map(({ job }) => job);
      if (jobs.length > 0) await this.queues[lane].addBulk(jobs);
    }
  }
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error());

/** The hint as a stretch of the message's trace that the worker's job goes on from. */
function tracedHint({ job, deduplicationId, lane = 'ordinary' }: HintPayload) {
  const span = startSpan({ name: 'relay hint', kind: 'producer', parent: job.traceparent });
  return { span, lane, job: { data: { ...job, traceparent: span.traceparent }, deduplicationId } };
}
