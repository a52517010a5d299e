import { type EventRow } from '@afya/events';
import { type AnswerSessionJob, type Lane, type LogEvent } from '@afya/service-contracts';

/** A wake-up job for the queue: at most one job with the same `deduplicationId` waits. */
export interface WakeUpPayload {
  job: AnswerSessionJob;
  deduplicationId: string;
  /** default: ordinary */
  lane?: Lane;
}

/** One row of the outbox, as statements insert it. */
export type OutboxRow = { topic: 'hint'; payload: WakeUpPayload; delay_ms: number } | EventRow;

/** Publishes events that belong to no other write. */
export abstract class EventOutbox {
  abstract add(events: LogEvent[]): Promise<void>;
}
