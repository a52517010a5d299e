import { MigrationInterface, QueryRunner } from 'typeorm';

/** The session's version with which a message changed last, so that a client can read only the changes. 0: before this migration. */
export class AddMessageVersion1790000007000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message ADD COLUMN version bigint NOT NULL DEFAULT 0');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE message DROP COLUMN version');
  }
}
