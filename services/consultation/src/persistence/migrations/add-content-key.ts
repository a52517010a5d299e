import { MigrationInterface, QueryRunner } from 'typeorm';

/** `content_key`: the key of the file's object, encrypted with the data keys. Null for older files, which are not encrypted. */
export class AddContentKey1790000006000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE file ADD COLUMN content_key text');
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query('ALTER TABLE file DROP COLUMN content_key');
  }
}
