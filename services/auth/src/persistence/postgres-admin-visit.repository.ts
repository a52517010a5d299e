import { Database } from '@afya/database';
import { eventRow, insertEvents } from '@afya/events';
import { type LogEvent } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { AdminVisitRepository } from '../admin/admin-visit.repository';

/** Writes to the outbox. */
@Injectable()
export class PostgresAdminVisitRepository extends AdminVisitRepository {
  constructor(private readonly database: Database) {
    super();
  }

  add(event: LogEvent): Promise<void> {
    return insertEvents(this.database, eventRow([event]));
  }
}
