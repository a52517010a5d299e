import { logger } from '@afya/runtime';
import type { LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EraseEventsHandler } from '../erase/erase-events.handler';
import { EventRefusedError, EventRepository } from '../events/event.repository';

/** Appends a batch, which may come twice, and makes nobody's what it tells of those who were erased meanwhile. */
@Injectable()
export class AppendEventsHandler {
  constructor(
    private readonly events: EventRepository,
    private readonly erasures: EraseEventsHandler,
  ) {}

  /** Throws while the database is away. An event that can never be stored is logged and left out, the others are appended. */
  async execute(batch: LogEvent[]): Promise<void> {
    try {
      await this.events.append(batch);
    } catch (error) {
      if (!(error instanceof EventRefusedError)) throw error;
      for (const event of batch) await this.appendAlone(event);
    }
    await this.erasures.catchUp(batch);
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
