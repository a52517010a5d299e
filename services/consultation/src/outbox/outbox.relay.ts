import { Database, deliverOutbox } from '@afya/database';
import { type Producer } from '@afya/queue';
import { RepeatedWork } from '@afya/runtime';
import { type AnswerSessionJob, type AppendEventsJob, type LogEvent } from '@afya/service-contracts';
import { BeforeApplicationShutdown, Inject, Injectable, OnApplicationBootstrap } from '@nestjs/common';
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
    const deliver = (payloads: HintPayload[]) =>
      this.hints.addBulk(payloads.map(({ job, deduplicationId }) => ({ data: job, deduplicationId })));
    const batch = { topic: 'hint', limit: HINTS_A_BATCH, ordered: false, deliver };
    return (await deliverOutbox(this.database, batch)) === HINTS_A_BATCH;
  }

  /** true: there may be more. The log receives the events of a session in the order of its transactions. */
  async relayEvents(): Promise<boolean> {
    const deliver = (payloads: LogEvent[][]) => this.events.addBulk([{ data: { events: payloads.flat() } }]);
    const batch = { topic: 'event', limit: EVENT_ROWS_A_BATCH, ordered: true, deliver };
    return (await deliverOutbox(this.database, batch)) === EVENT_ROWS_A_BATCH;
  }
}
