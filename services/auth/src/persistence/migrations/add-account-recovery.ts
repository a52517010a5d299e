import { MigrationInterface, QueryRunner } from 'typeorm';

/** `recovery_hash`: the hash of the code that replaces a forgotten password once. */
export class AddAccountRecovery1790000004200 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account ADD COLUMN recovery_hash text');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account DROP COLUMN recovery_hash');
  }
}
