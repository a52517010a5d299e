import { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody last logged in: accounts that nobody uses any more are erased. Those from before count from now. */
export class NoteLogins1790000001600 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`ALTER TABLE account ADD COLUMN last_login_at timestamptz NOT NULL DEFAULT now()`);
    await queries.query(`CREATE INDEX account_idle ON account (last_login_at, id)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account DROP COLUMN last_login_at');
  }
}
