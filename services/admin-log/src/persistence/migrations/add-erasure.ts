import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `erased` has hashes of erased ids, for as long as their events may still arrive. A hash identifies only an id that is
 * already known.
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
