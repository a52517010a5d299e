import { MigrationInterface, QueryRunner } from 'typeorm';

/** The time of the last login: idle accounts are erased. For existing accounts it starts now. */
export class NoteLogins1790000001600 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE account ADD COLUMN last_login_at timestamptz NOT NULL DEFAULT now()`);
    await queries.query(`CREATE INDEX account_idle ON account (last_login_at, id)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account DROP COLUMN last_login_at');
  }
}
