import { MigrationInterface, QueryRunner } from 'typeorm';

/** What a patient thinks of a reply; the reason is encrypted. It is deleted with its message. */
const RATINGS = `
  CREATE TABLE rating (
    message_id uuid PRIMARY KEY REFERENCES message ON DELETE CASCADE,
    value text NOT NULL CHECK (value IN ('up', 'down')),
    reason text,
    rated_at timestamptz NOT NULL DEFAULT now()
  )`;

export class AddRatings1790000008000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(RATINGS);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE rating');
  }
}
