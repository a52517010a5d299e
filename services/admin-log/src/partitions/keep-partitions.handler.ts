import { Database, type Queries } from '@afya/database';
import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_LOG_ENV, type AdminLogEnv } from '../admin-log.env';
import { monthOf, monthOfTable } from './month';
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
    await this.database.transaction(async (queries) => {
      await queries.query(TAKE_TURN);
      await queries.query(DO_NOT_QUEUE);
      const tables = (await queries.query<{ table: string }>(LIST)).map(({ table }) => table);
      await makeAhead(queries, tables, now);
      await this.dropOld(queries, tables, now);
    });
  }

  private async dropOld(queries: Queries, tables: string[], now: Date): Promise<void> {
    // whole hours, as what is erased moves to the beginning of its own
    const oldest = Math.floor((now.getTime() - this.env.LOG_RETENTION_DAYS * DAY_MS) / HOUR_MS) * HOUR_MS;
    const months = tables.map(monthOfTable).filter((month) => month !== null);
    const old = months.filter(({ until }) => Date.parse(until) <= oldest);
    for (const text of old.flatMap(dropMonth)) await queries.query(text);
  }
}

async function makeAhead(queries: Queries, tables: string[], now: Date): Promise<void> {
  const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, later) => monthOf(now, later));
  const missing = months.filter(({ table }) => !tables.includes(table));
  for (const text of missing.flatMap(makeMonth)) await queries.query(text);
}
