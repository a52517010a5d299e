import { type Database, endBatch, findBatch, resendBatch, sendBatch } from '@afya/database';
import { type RpcClient } from '@afya/messaging';
import { type Producer } from '@afya/queue';
import { RepeatedWork } from '@afya/runtime';
import { type AppendEventsJob, FindAppendedBatches, type LogEvent, SYSTEM_ACTOR } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

const TOPIC = 'event';
/** One row holds the events of one transaction: two or three, some 600 bytes each. */
const ROWS_A_BATCH = 500;
/** Milliseconds between looks for new rows. What is written meanwhile goes together: a batch takes some fifteen statements. */
const LOOK_MS = 500;
/** A batch is asked about when half of its age has passed again, between these. */
const ASK_MS = { soonest: 50, latest: 500 };
/** After so many milliseconds without the log having it, the queue is asked whether it still has it. */
const RESEND_MS = 5_000;

export interface EventRelayOptions {
  database: Database;
  rpc: RpcClient;
  queue: Producer<AppendEventsJob>;
  /** told of the events of each new batch, for counting */
  sent?(events: readonly LogEvent[]): void;
}

/**
 * Carries a service's events to the log, one batch after the other. Rows leave the outbox when the log has said that it has them, so
 * that a queue which loses its memory loses nothing; until then they are sent again. Every replica of the service runs one. ADR 0023.
 */
export class EventRelay {
  private readonly work = new RepeatedWork({ name: 'relay events', everyMs: LOOK_MS, run: () => this.run() });

  constructor(private readonly to: EventRelayOptions) {}

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.to.queue.close();
  }

  /** One step: sends the next batch, or finds out about the one that is on its way. true: there may be more to do at once. */
  async run(): Promise<boolean> {
    const batch = await findBatch(this.to.database, TOPIC);
    if (!batch) {
      const sent = await this.send(randomUUID());
      if (sent > 0) this.work.nudge(ASK_MS.soonest);
      return false;
    }
    if (await this.hasArrived(batch.id)) {
      const ended = await endBatch(this.to.database, TOPIC, batch.id);
      return ended >= ROWS_A_BATCH;
    }
    if (batch.ageMs > RESEND_MS && !(await this.to.queue.holds(batch.id))) await this.resend(batch.id);
    this.work.nudge(Math.min(ASK_MS.latest, Math.max(ASK_MS.soonest, batch.ageMs / 2)));
    return false;
  }

  private async hasArrived(batchId: string): Promise<boolean> {
    const { appended } = await this.to.rpc.call(FindAppendedBatches, { batchIds: [batchId] }, SYSTEM_ACTOR);
    return appended.includes(batchId);
  }

  private send(id: string): Promise<number> {
    const deliver = async (payloads: LogEvent[][]) => {
      await this.deliverAs(id)(payloads);
      this.to.sent?.(payloads.flat());
    };
    return sendBatch(this.to.database, { topic: TOPIC, id, limit: ROWS_A_BATCH, deliver });
  }

  private resend(id: string): Promise<number> {
    return resendBatch(this.to.database, { topic: TOPIC, id, deliver: this.deliverAs(id) });
  }

  /** The job has the batch's id, so that it waits in the queue once however often it is sent. */
  private deliverAs(id: string) {
    return (payloads: LogEvent[][]) => this.to.queue.addBulk([{ id, data: { batchId: id, events: payloads.flat() } }]);
  }
}
