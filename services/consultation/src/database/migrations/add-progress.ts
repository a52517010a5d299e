import { MigrationInterface, QueryRunner } from 'typeorm';

/** What an engine does for a pending reply, by name: the words are given when it is read. Nothing of a patient's is in it. */
export class AddProgress1790000000500 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message ADD COLUMN step text');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message DROP COLUMN step');
  }
}
