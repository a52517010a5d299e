import { MigrationInterface, QueryRunner } from 'typeorm';

/** What a patient thinks of a reply; the reason is encrypted. It is deleted with its message. */
const RATINGS = `
  CREATE TABLE rating (
    message_id uuid PRIMARY KEY REFERENCES message ON DELETE CASCADE,
    value text NOT NULL CHECK (value IN ('up', 'down')),
    reason text,
    rated_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Why credits were refunded; null: not a refund, or from before this migration. */
const REASONS = `
  ALTER TABLE ledger ADD COLUMN reason text,
    ADD CONSTRAINT ledger_reason CHECK (reason IS NULL OR (kind = 'refund' AND reason IN ('failed', 'failover', 'stopped')))`;

export class AddRatings1790000008000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(RATINGS);
    await queries.query(REASONS);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE ledger DROP COLUMN reason; DROP TABLE rating');
  }
}
