import { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The sends of an owner's hour and day, each of which begins with a message, and whether the free credits are suspended: then `used`
 * contains them, so that balance = 500 free + purchased − used stays true.
 */
const ACCOUNTS = `
  ALTER TABLE account
    ADD COLUMN hour_from timestamptz NOT NULL DEFAULT '-infinity',
    ADD COLUMN hour_sends integer NOT NULL DEFAULT 0,
    ADD COLUMN day_from timestamptz NOT NULL DEFAULT '-infinity',
    ADD COLUMN day_sends integer NOT NULL DEFAULT 0,
    ADD COLUMN withheld boolean NOT NULL DEFAULT false;
  ALTER TABLE account SET (fillfactor = 80)`;

/** `key` is a keyed hash of a network and a day (UTC): no address is stored, and two days of one network cannot be linked. */
const NETWORKS = `
  CREATE TABLE network_day (
    key text PRIMARY KEY,
    visitors integer NOT NULL DEFAULT 0,
    users integer NOT NULL DEFAULT 0,
    sends integer NOT NULL DEFAULT 0,
    hour timestamptz NOT NULL DEFAULT '-infinity',
    hour_sends integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
  ) WITH (fillfactor = 80)`;

/** Grants suspended credits first, because the schema before has no such state. */
const GRANT_SUSPENDED = `
  WITH granted_account AS (
    UPDATE account SET balance = balance + 500, used = used - 500 WHERE withheld RETURNING id
  )
  INSERT INTO ledger (account_id, kind, amount) SELECT id, 'free', 500 FROM granted_account`;

export class AddLimits1790000003000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(ACCOUNTS);
    await queries.query(NETWORKS);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(GRANT_SUSPENDED);
    await queries.query(`DROP TABLE network_day;
      ALTER TABLE account DROP COLUMN hour_from, DROP COLUMN hour_sends, DROP COLUMN day_from, DROP COLUMN day_sends,
        DROP COLUMN withheld`);
  }
}
