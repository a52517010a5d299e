import { MigrationInterface, QueryRunner } from 'typeorm';

/** `username` is displayed; `username_folded` is used at login; `username_skeleton` prevents look-alikes. */
export class CreateAccount1780000000000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE account (
        id uuid PRIMARY KEY,
        username text NOT NULL,
        username_folded text NOT NULL UNIQUE,
        username_skeleton text NOT NULL UNIQUE,
        preferred_language text NOT NULL CHECK (preferred_language IN ('en', 'sw')),
        role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP TABLE account');
  }
}
