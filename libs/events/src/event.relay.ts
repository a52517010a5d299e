import { type Database, endBatch, findBatch, resendBatch, sendBatch } from '@afya/database';
import { type RpcClient } from '@afya/messaging';
import { type Producer } from '@afya/queue';
import { RepeatedWork } from '@afya/runtime';
import { type AppendEventsJob, FindAppendedBatches, type LogEvent, SYSTEM_ACTOR } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

const TOPIC = 'event';
/** One row has the events of one transaction: two or three of about 600 bytes. */
const ROWS_PER_BATCH = 500;
/** Milliseconds between polls. Rows written in between go into one batch, because a batch takes about fifteen statements. */
const POLL_MS = 500;
/** The relay polls for a batch again after half of the batch's age, within these bounds. */
const CONFIRM_POLL_MS = { min: 50, max: 500 };
/** When the log has not confirmed a batch after this time, the relay checks whether the queue still has it. */
const RESEND_MS = 5_000;

export interface EventRelayOptions {
  database: Database;
  rpc: RpcClient;
  queue: Producer<AppendEventsJob>;
  /** called with the events of each new batch, for metrics */
  onSent?(events: readonly LogEvent[]): void;
}

/**
 * Publishes a service's events to the log, one batch at a time. Rows leave the outbox only when the log has confirmed them,
 * so a queue that loses its data loses no event: the batch is sent again. Each replica of the service runs a relay. ADR 0023.
 */
export class EventRelay {
  private readonly work = new RepeatedWork({ name: 'relay events', everyMs: POLL_MS, run: () => this.run() });

  constructor(private readonly options: EventRelayOptions) {}

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.options.queue.close();
  }

  /** Sends the next batch, or checks the batch in transit. Returns true when there may be more to do immediately. */
  async run(): Promise<boolean> {
    const batch = await findBatch(this.options.database, TOPIC);
    if (!batch) {
      const sent = await this.send(randomUUID());
      if (sent > 0) this.work.schedule(CONFIRM_POLL_MS.min);
      return false;
    }
    if (await this.hasArrived(batch.id)) {
      const ended = await endBatch(this.options.database, TOPIC, batch.id);
      return ended >= ROWS_PER_BATCH;
    }
    if (batch.ageMs > RESEND_MS && !(await this.options.queue.contains(batch.id))) await this.resend(batch.id);
    this.work.schedule(Math.min(CONFIRM_POLL_MS.max, Math.max(CONFIRM_POLL_MS.min, batch.ageMs / 2)));
    return false;
  }

  private async hasArrived(batchId: string): Promise<boolean> {
    const { appended } = await this.options.rpc.call(FindAppendedBatches, { batchIds: [batchId] }, SYSTEM_ACTOR);
    return appended.includes(batchId);
  }

  private send(id: string): Promise<number> {
    const deliver = async (payloads: LogEvent[][]) => {
      await this.deliverAs(id)(payloads);
      this.options.onSent?.(payloads.flat());
    };
    return sendBatch(this.options.database, { topic: TOPIC, id, limit: ROWS_PER_BATCH, deliver });
  }

  private resend(id: string): Promise<number> {
    return resendBatch(this.options.database, { topic: TOPIC, id, deliver: this.deliverAs(id) });
  }

  /** The job id is the batch id, so a batch that is sent several times waits in the queue once. */
  private deliverAs(id: string) {
    return (payloads: LogEvent[][]) =>
      this.options.queue.addBulk([{ id, data: { batchId: id, events: payloads.flat() } }]);
  }
}
