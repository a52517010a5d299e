import { logger } from '@afya/runtime';
import { type AppendEventsJob, type LogEvent, logEventSchema } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EraseEventsHandler } from '../erase/erase-events.handler';
import { EventRefusedError, EventRepository } from '../events/event.repository';
import { AppendedBatches } from './appended-batches';

/** Appends a batch, which may come twice, and makes nobody's what it tells of those who were erased meanwhile. */
@Injectable()
export class AppendEventsHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly erasures: EraseEventsHandler,
    private readonly batches: AppendedBatches,
  ) {}

  /** Throws while the database is away. An event that can never be stored is logged and left out, the others are appended. */
  async execute({ batchId, events: untrusted }: AppendEventsJob): Promise<void> {
    const batch = untrusted.flatMap(parseEvent);
    try {
      await this.events.append(batch);
    } catch (error) {
      if (!(error instanceof EventRefusedError)) throw error;
      for (const event of batch) await this.appendAlone(event);
    }
    await this.erasures.catchUp(batch);
    // Last, so that a batch whose sender lets go of it needs nothing more; ended before, it comes again.
    if (batchId) await this.batches.note(batchId);
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

/** The event, or nothing: where it does not fit is logged, not what it holds. */
function parseEvent(untrusted: unknown): LogEvent[] {
  const parsed = logEventSchema.safeParse(untrusted);
  if (parsed.success) return [parsed.data];
  logger.error({ fields: parsed.error.issues.map(({ path }) => path.join('.')) }, 'event refused');
  return [];
}
