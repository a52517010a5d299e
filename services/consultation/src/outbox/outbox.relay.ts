import { Database, deliverOutbox } from '@afya/database';
import { type Producer } from '@afya/queue';
import { nameOfError, RepeatedWork, startSpan } from '@afya/runtime';
import { type AnswerSessionJob, type AppendEventsJob, type LogEvent } from '@afya/service-contracts';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { countEvents } from '../metrics/count-events';
import { type HintPayload } from './outbox-rows';

/** Injection tokens of the queues that the relay fills. */
export const HINTS = Symbol('Producer<AnswerSessionJob>');
export const EVENTS = Symbol('Producer<AppendEventsJob>');

const HINTS_A_BATCH = 500;
const EVENT_ROWS_A_BATCH = 100;
/** Hints wait this long, in milliseconds, for others to share the trip with them. */
const GATHER_MS = 4;
/** Other replicas' and delayed rows are found by looking. */
const LOOK_MS = { hints: 500, events: 500 };

/** Carries the outbox to the queues. Every replica of the service runs one; a row that could not be delivered stays. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly hintWork = new RepeatedWork({
    name: 'relay hints',
    everyMs: LOOK_MS.hints,
    run: () => this.relayHints(),
  });
  private readonly eventWork = new RepeatedWork({
    name: 'relay events',
    everyMs: LOOK_MS.events,
    run: () => this.relayEvents(),
  });

  constructor(
    private readonly database: Database,
    @Inject(HINTS) private readonly hints: Producer<AnswerSessionJob>,
    @Inject(EVENTS) private readonly events: Producer<AppendEventsJob>,
  ) {}

  onApplicationBootstrap(): void {
    this.hintWork.start();
    this.eventWork.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.hintWork.stop(), this.eventWork.stop()]);
  }

  /** Says that a hint was written which is due `delayMs` milliseconds from now. */
  nudge(delayMs = 0): void {
    this.hintWork.nudge(delayMs + GATHER_MS);
  }

  /** true: there may be more. Hints need no order; at most one for each session waits in the queue. */
  async relayHints(): Promise<boolean> {
    const deliver = async (payloads: HintPayload[]) => {
      const hints = payloads.map(tracedHint);
      const failure = await this.hints.addBulk(hints.map(({ job }) => job)).then(() => undefined, toError);
      for (const { span } of hints) span.end(failure && nameOfError(failure));
      if (failure) throw failure;
    };
    const batch = { topic: 'hint', limit: HINTS_A_BATCH, ordered: false, deliver };
    return (await deliverOutbox(this.database, batch)) === HINTS_A_BATCH;
  }

  /** true: there may be more. The log receives the events of a session in the order of its transactions. */
  async relayEvents(): Promise<boolean> {
    const deliver = async (payloads: LogEvent[][]) => {
      const events = payloads.flat();
      await this.events.addBulk([{ data: { events } }]);
      countEvents(events);
    };
    const batch = { topic: 'event', limit: EVENT_ROWS_A_BATCH, ordered: true, deliver };
    return (await deliverOutbox(this.database, batch)) === EVENT_ROWS_A_BATCH;
  }
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error());

/** The hint as a stretch of the message's trace that the worker's job goes on from. */
function tracedHint({ job, deduplicationId }: HintPayload) {
  const span = startSpan({ name: 'relay hint', kind: 'producer', parent: job.traceparent });
  return { span, job: { data: { ...job, traceparent: span.traceparent }, deduplicationId } };
}
