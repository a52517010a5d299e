import { Database, statement } from '@afya/database';
import { Inject, Injectable } from '@nestjs/common';
import { FigureKeeper } from '../figures/figure-keeper';
import { figureColumns, type FigureRow } from '../figures/figure-row';
import { ADMIN_LOG_ENV, type AdminLogEnv } from '../admin-log.env';

/** Small enough that appending never waits for it. */
const EVENTS_A_RUN = 2_000;

const retire = statement(
  'events_retire',
  `DELETE FROM event WHERE (at, id) IN (
     SELECT at, id FROM event WHERE at < now() - $1 * interval '1 day' ORDER BY at LIMIT ${EVENTS_A_RUN})
   RETURNING ${figureColumns('event')}`,
);
/** An event is on its way for weeks at most; a month beyond the log's own age is out of reach. */
const forgetErased = statement(
  'erased_retire',
  `DELETE FROM erased WHERE at < now() - $1 * interval '1 day' - interval '30 days'`,
);
/** Charts look back for two years. A sum of what still lies in the log is needed to count its lists. */
const SUMS_MONTHS = 24;
const forgetSums = statement(
  'sums_retire',
  `DELETE FROM event_hour WHERE hour < now() - interval '${SUMS_MONTHS} months' AND listed = 0`,
);
const forgetDays = statement(
  'days_retire',
  `DELETE FROM event_day WHERE day < now() - interval '${SUMS_MONTHS} months' AND listed = 0`,
);
const forgetCounts = statement(
  'counts_retire',
  `DELETE FROM hour_count WHERE hour < now() - interval '${SUMS_MONTHS} months'`,
);
const forgetDayCounts = statement(
  'day_counts_retire',
  `DELETE FROM day_count WHERE day < now() - interval '${SUMS_MONTHS} months'`,
);
const forgetNames = statement(
  'names_retire',
  `DELETE FROM diagnosis_name WHERE NOT EXISTS (
     SELECT FROM hour_count WHERE kind IN ('diagnosis', 'verdict') AND name = diagnosis_name.id)`,
);
const forgetVerdicts = statement(
  'verdicts_retire',
  `DELETE FROM verdict WHERE diagnosed_at < now() - $1 * interval '1 day'`,
);

/** Removes what the log has kept for long enough. */
@Injectable()
export class RetireEventsHandler {
  constructor(
    private readonly database: Database,
    private readonly figures: FigureKeeper,
    @Inject(ADMIN_LOG_ENV) private readonly env: Pick<AdminLogEnv, 'LOG_RETENTION_DAYS'>,
  ) {}

  /** true: there is more. */
  async execute(): Promise<boolean> {
    const days: [number] = [this.env.LOG_RETENTION_DAYS];
    if ((await this.retireSome(days)) === EVENTS_A_RUN) return true;
    for (const old of [forgetErased, forgetVerdicts]) await this.database.query(old, days);
    for (const old of [forgetSums, forgetDays, forgetCounts, forgetDayCounts, forgetNames])
      await this.database.query(old);
    return false;
  }

  private retireSome(days: [number]): Promise<number> {
    return this.database.transaction(async (queries) => {
      const retired = await queries.query<FigureRow>(retire, days);
      await this.figures.retire(queries, retired);
      return retired.length;
    });
  }
}
