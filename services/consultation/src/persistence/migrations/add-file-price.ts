import { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `file.price`: the credits that a file added to the price of its message, refunded when nothing could be read in it; 0 for older
 * files. `ledger.reason`: why credits were refunded, as a code.
 */
export class AddFilePrice1790000010000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE file ADD COLUMN price integer NOT NULL DEFAULT 0');
    await queries.query(`ALTER TABLE ledger ADD COLUMN reason text CHECK (reason IS NULL OR kind = 'refund')`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE ledger DROP COLUMN reason');
    await queries.query('ALTER TABLE file DROP COLUMN price');
  }
}
