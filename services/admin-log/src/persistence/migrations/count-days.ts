import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hourly counts by day in Nairobi: months of latencies are some thousand rows instead of a hundred thousand. ADR 0025. */
export class CountDays1790000003510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE day_count (
        kind text NOT NULL,
        day timestamptz NOT NULL,
        name text NOT NULL,
        part text NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (kind, day, name, part)
      )`);
    await runner.query(`
      INSERT INTO day_count (kind, day, name, part, count)
      SELECT kind, date_trunc('day', hour, 'Africa/Nairobi'), name, part, sum(count)
      FROM hour_count GROUP BY 1, 2, 3, 4`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE day_count');
  }
}
