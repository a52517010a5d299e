import type { MigrationInterface, QueryRunner } from 'typeorm';

const LEAVES = `SELECT inhrelid::regclass::text AS part FROM pg_inherits WHERE inhparent = 'event'::regclass`;

/**
 * Extended statistics about which types occur with which severity, stage and model. Without them Postgres assumes
 * independence, takes an error of type `error` for rare, and sorts a page instead of reading it. New partitions copy them
 * from the table.
 */
export class TellKinds1790000003220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['event', ...(await leaves(runner))]) {
      await runner.query(`CREATE STATISTICS ${table}_kinds (mcv) ON type, severity, stage, model FROM ${table}`);
    }
    await runner.query('ANALYZE event');
  }

  async down(runner: QueryRunner): Promise<void> {
    const found = (await runner.query(
      `SELECT stxname AS name FROM pg_statistic_ext WHERE stxnamespace = current_schema()::regnamespace
         AND stxrelid IN (SELECT 'event'::regclass::oid UNION SELECT inhrelid FROM pg_inherits WHERE inhparent = 'event'::regclass)`,
    )) as { name: string }[];
    for (const { name } of found) await runner.query(`DROP STATISTICS ${name}`);
  }
}

async function leaves(runner: QueryRunner): Promise<string[]> {
  return ((await runner.query(LEAVES)) as { part: string }[]).map(({ part }) => part);
}
