import { Database, type Queries } from '@afya/database';
import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from '../admin-log.env';
import { type Month, monthOf, monthOfTable } from './month';
import { DO_NOT_QUEUE, dropMonth, LIST, makeMonth, TAKE_TURN } from './partition.sql';

/** This month and two more: a log that is not started for two months still has a place for what comes. */
const MONTHS_AHEAD = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Makes the partitions of the months to come, and drops those of which everything is older than the log keeps. */
@Injectable()
export class KeepPartitionsHandler {
  constructor(
    private readonly database: Database,
    @Inject(ADMIN_LOG_ENV) private readonly env: Pick<AdminLogEnv, 'LOG_RETENTION_DAYS'>,
  ) {}

  async execute(now = new Date()): Promise<void> {
    for (let later = 0; later <= MONTHS_AHEAD; later++) await this.make(monthOf(now, later));
    const oldest = beginningOfHour(now.getTime() - this.env.LOG_RETENTION_DAYS * DAY_MS);
    for (const month of await this.months()) if (Date.parse(month.until) <= oldest) await this.drop(month);
  }

  private make(month: Month): Promise<void> {
    return this.inTurn(month, async (queries, isThere) => {
      if (!isThere) await queries.query(makeMonth(month));
    });
  }

  private drop(month: Month): Promise<void> {
    return this.inTurn(month, async (queries, isThere) => {
      if (isThere) for (const statement of dropMonth(month)) await queries.query(statement);
    });
  }

  /** One change a transaction: dropping takes the whole table, and must not wait for it while it holds a part. */
  private inTurn(month: Month, change: (queries: Queries, isThere: boolean) => Promise<void>): Promise<void> {
    return this.database.transaction(async (queries) => {
      await queries.query(TAKE_TURN);
      await queries.query(DO_NOT_QUEUE);
      const tables = await queries.query<{ table: string }>(LIST);
      await change(
        queries,
        tables.some(({ table }) => table === month.table),
      );
    });
  }

  private async months(): Promise<Month[]> {
    const tables = await this.database.query<{ table: string }>(LIST);
    return tables.map(({ table }) => monthOfTable(table)).filter((month) => month !== null);
  }
}

/** What is erased moves to the beginning of its hour. */
const beginningOfHour = (time: number) => Math.floor(time / HOUR_MS) * HOUR_MS;
