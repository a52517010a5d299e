import { Database, statement } from '@afya/database';
import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from '../admin-log.env';

/** Small enough that appending never waits for it. */
const EVENTS_A_RUN = 2_000;

const retire = statement(
  'events_retire',
  `DELETE FROM event WHERE (at, id) IN (
     SELECT at, id FROM event WHERE at < now() - $1 * interval '1 day' ORDER BY at LIMIT ${EVENTS_A_RUN}) RETURNING 1`,
);
/** An event is on its way for weeks at most; a month beyond the log's own age is out of reach. */
const forgetErased = statement(
  'erased_retire',
  `DELETE FROM erased WHERE at < now() - $1 * interval '1 day' - interval '30 days'`,
);

/** Removes what the log has kept for long enough. */
@Injectable()
export class RetireEventsHandler {
  constructor(
    private readonly database: Database,
    @Inject(ADMIN_LOG_ENV) private readonly env: Pick<AdminLogEnv, 'LOG_RETENTION_DAYS'>,
  ) {}

  /** true: there is more. */
  async execute(): Promise<boolean> {
    const days = [this.env.LOG_RETENTION_DAYS];
    const retired = await this.database.query(retire, days);
    if (retired.length === EVENTS_A_RUN) return true;
    await this.database.query(forgetErased, days);
    return false;
  }
}
