import { logger } from '@afya/runtime';
import { type AppendEventsJob, type LogEvent, logEventSchema } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { Erasures } from '../privacy/erasures';
import { EventRefusedError, EventRepository } from '../events/event.repository';
import { AppendedBatchRepository } from './appended-batch.repository';

/** Appends a batch, which may arrive twice, and anonymises its events of people who were erased meanwhile. */
@Injectable()
export class AppendEventsHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly erasures: Erasures,
    private readonly batches: AppendedBatchRepository,
  ) {}

  /** Throws while the database is down. An event that can never be stored is logged and skipped; the others are appended. */
  async execute({ batchId, events: untrusted }: AppendEventsJob): Promise<void> {
    const batch = untrusted.flatMap(parseEvent);
    try {
      await this.events.append(batch);
    } catch (error) {
      if (!(error instanceof EventRefusedError)) throw error;
      for (const event of batch) await this.appendAlone(event);
    }
    await this.erasures.catchUp(batch);
    // Last, because the sender then deletes the batch. If this fails, the batch arrives again.
    if (batchId) await this.batches.add(batchId);
  }

  private async appendAlone(event: LogEvent): Promise<void> {
    try {
      await this.events.append([event]);
    } catch (error) {
      if (!(error instanceof EventRefusedError)) throw error;
      logger.error({ eventId: event.id, type: event.type, err: error }, 'event refused');
    }
  }
}

/** The event, or none: only the invalid fields are logged, not the values. */
function parseEvent(untrusted: unknown): LogEvent[] {
  const parsed = logEventSchema.safeParse(untrusted);
  if (parsed.success) return [parsed.data];
  logger.error({ fields: parsed.error.issues.map(({ path }) => path.join('.')) }, 'event refused');
  return [];
}
