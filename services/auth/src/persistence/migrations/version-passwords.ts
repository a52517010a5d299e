import { MigrationInterface, QueryRunner } from 'typeorm';

/** `password_version` changes with every change of the password; logins with an older one have ended. */
export class VersionPasswords1790000001000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account ADD COLUMN password_version uuid NOT NULL DEFAULT gen_random_uuid()');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE account DROP COLUMN password_version');
  }
}
