import { Database } from '@afya/database';
import { eventRow, insertEvents } from '@afya/events';
import { type LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type EventOutbox } from '../outbox/event-outbox.port';

@Injectable()
export class PostgresEventOutbox implements EventOutbox {
  constructor(private readonly database: Database) {}

  async add(events: LogEvent[]): Promise<void> {
    await insertEvents(this.database, eventRow(events));
  }
}
