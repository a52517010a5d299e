import { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's name for a session, encrypted. */
export class AddSessionTitle1790000009000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE session ADD COLUMN title text');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE session DROP COLUMN title');
  }
}
