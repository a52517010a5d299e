import { Database, type Queries } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { type Month, monthOfTable } from '../events/month';
import { PartitionRepository } from '../partitions/partition.repository';
import { dropMonth, LIST_PARTITIONS, LOCK_PARTITIONS, makeMonth, SET_LOCK_TIMEOUT } from './partition.sql';

@Injectable()
export class PostgresPartitionRepository extends PartitionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async listMonths(): Promise<Month[]> {
    const tables = await this.database.query<{ table: string }>(LIST_PARTITIONS);
    return tables.map(({ table }) => monthOfTable(table)).filter((month) => month !== null);
  }

  create(month: Month): Promise<void> {
    return this.change(month, async (queries, exists) => {
      if (!exists) await queries.query(makeMonth(month));
    });
  }

  drop(month: Month): Promise<void> {
    return this.change(month, async (queries, exists) => {
      if (exists) for (const statement of dropMonth(month)) await queries.query(statement);
    });
  }

  /**
   * One change per transaction: dropping locks the whole table, and must not wait for that lock while it holds one of a
   * partition.
   */
  private change(month: Month, work: (queries: Queries, exists: boolean) => Promise<void>): Promise<void> {
    return this.database.transaction(async (queries) => {
      await queries.query(LOCK_PARTITIONS);
      await queries.query(SET_LOCK_TIMEOUT);
      const tables = await queries.query<{ table: string }>(LIST_PARTITIONS);
      await work(
        queries,
        tables.some(({ table }) => table === month.table),
      );
    });
  }
}
