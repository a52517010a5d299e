import { MigrationInterface, QueryRunner } from 'typeorm';

/** The step of an engine's work on a pending reply, as a code; its text is added when it is read. It contains no patient data. */
export class AddProgress1790000000500 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message ADD COLUMN step text');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message DROP COLUMN step');
  }
}
