import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Batches of events in the log, for requests of their senders. ADR 0023. */
export class AddAppendedBatch1790000003450 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE appended_batch (
        id uuid PRIMARY KEY,
        appended_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE appended_batch');
  }
}
