import { MigrationInterface, QueryRunner } from 'typeorm';

/** One row per version of a text that an owner agreed to; `accepted_at` is the device's time, `recorded_at` the server's. */
const CONSENTS = `
  CREATE TABLE consent (
    owner text NOT NULL,
    document text NOT NULL CHECK (document IN ('startup', 'diagnostic')),
    version text NOT NULL,
    language text NOT NULL CHECK (language IN ('en', 'sw')),
    accepted_at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner, document, version)
  )`;

/**
 * An accepted erasure that has not yet reached everything. It contains the ids of the person until then, and is deleted
 * afterwards.
 */
const ERASURES = `
  CREATE TABLE erasure (
    id uuid PRIMARY KEY,
    scope text NOT NULL CHECK (scope IN ('session', 'everything')),
    asked_by text NOT NULL CHECK (asked_by IN ('visitor', 'user', 'retention')),
    owners text[] NOT NULL,
    session_ids text[] NOT NULL,
    object_keys text[] NOT NULL,
    accepted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    due_at timestamptz NOT NULL DEFAULT '-infinity',
    attempts integer NOT NULL DEFAULT 0
  );
  CREATE INDEX erasure_due ON erasure (due_at)`;

/** Retention finds accounts by their age, which is also the order of the rows. */
const AGES = `CREATE INDEX account_age ON account USING brin (created_at)`;

export class AddPrivacy1790000001500 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    for (const change of [CONSENTS, ERASURES, AGES]) await queries.query(change);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP INDEX account_age; DROP TABLE erasure, consent');
  }
}
