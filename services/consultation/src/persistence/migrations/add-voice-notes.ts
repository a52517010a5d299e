import { MigrationInterface, QueryRunner } from 'typeorm';

const typesAre = (types: string) =>
  `ALTER TABLE file DROP CONSTRAINT file_type_check, ADD CONSTRAINT file_type_check CHECK (type IN (${types})) NOT VALID`;

/** Files may be voice notes. Not validated again: the rows had fewer types before, and voice notes may stay after a way back. */
export class AddVoiceNotes1790000011000 implements MigrationInterface {
  async up(queries: QueryRunner): Promise<void> {
    await queries.query(typesAre(`'image', 'pdf', 'audio'`));
  }

  async down(queries: QueryRunner): Promise<void> {
    await queries.query(typesAre(`'image', 'pdf'`));
  }
}
