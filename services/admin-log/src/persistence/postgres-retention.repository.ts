import { Database } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { RetentionRepository } from '../retention/retention.repository';
import type { RollupRow } from '../rollup/rollup-row';
import { MetricsRollup } from './metrics-rollup';
import * as sql from './retention.sql';

@Injectable()
export class PostgresRetentionRepository extends RetentionRepository {
  constructor(
    private readonly database: Database,
    private readonly rollup: MetricsRollup,
  ) {
    super();
  }

  deleteEvents(retentionDays: number): Promise<boolean> {
    return this.database.transaction(async (queries) => {
      const retired = await queries.query<RollupRow>(sql.DELETE_EVENTS, { retentionDays });
      await this.rollup.retire(queries, retired);
      return retired.length === sql.EVENTS_PER_RUN;
    });
  }

  async deleteOtherData(retentionDays: number): Promise<void> {
    for (const statement of [sql.DELETE_ERASED_IDS, sql.DELETE_VERDICTS])
      await this.database.query(statement, { retentionDays });
    const sums = [sql.DELETE_HOUR_SUMS, sql.DELETE_DAY_SUMS, sql.DELETE_HOUR_COUNTS, sql.DELETE_DAY_COUNTS];
    for (const statement of [...sums, sql.DELETE_NAMES]) await this.database.query(statement);
  }
}
