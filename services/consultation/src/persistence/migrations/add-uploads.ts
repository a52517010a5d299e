import { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `upload`: the bytes of files that an account has sent in the 24 hours from `since`. By account, so that it moves with the credits
 * when a visitor becomes a user. The index finds the objects of the store that belong to a message.
 */
export class AddUploads1790000005000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(`
      CREATE TABLE upload (
        account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
        since timestamptz NOT NULL,
        bytes bigint NOT NULL
      );
      CREATE INDEX file_object_key ON file (object_key)`);
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('DROP INDEX file_object_key; DROP TABLE upload');
  }
}
