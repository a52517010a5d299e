import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `erased` remembers hashes of the ids that were erased, for as long as an event may still be on its way; nobody can be found by
 * them who is not known already.
 */
export class AddErasure1790000001700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erased (
        hash text PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX event_by_visitor ON event (visitor_id) WHERE visitor_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX event_by_visitor');
    await runner.query('DROP TABLE erased');
  }
}
