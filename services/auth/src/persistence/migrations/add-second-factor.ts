import { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Second factors of admins: at most one confirmed and one unconfirmed. `last_step` is the newest time step of an accepted code.
 * Recovery codes are stored as hashes. ADR 0032.
 */
export class AddSecondFactor1790000003200 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE second_factor (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
        secret text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        last_command uuid
      )`);
    await queries.query(
      'CREATE UNIQUE INDEX second_factor_confirmed ON second_factor (user_id) WHERE confirmed_at IS NOT NULL',
    );
    await queries.query(
      'CREATE UNIQUE INDEX second_factor_unconfirmed ON second_factor (user_id) WHERE confirmed_at IS NULL',
    );
    await queries.query(`
      CREATE TABLE recovery_code (
        second_factor_id uuid NOT NULL REFERENCES second_factor ON DELETE CASCADE,
        code_hash text NOT NULL,
        used_by uuid,
        PRIMARY KEY (second_factor_id, code_hash)
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE recovery_code');
    await queries.query('DROP TABLE second_factor');
  }
}
