import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPTIONS = 'WITH (fastupdate = off) WHERE words IS NOT NULL';

/**
 * The index of words holds what lists are filtered by, too, so that a word and a filter are looked up together; and events with words
 * can be read in their order. Both are of the events with words alone: making them holds appends up for seconds. ADR 0024.
 */
export class FindKinds1790000003500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX event_words');
    await runner.query(`
      CREATE INDEX event_words ON event USING gin ((
        words || ARRAY['type=' || type, 'severity=' || severity, 'stage=' || stage, 'model=' || model,
          CASE WHEN has_diagnosis THEN 'diagnosis=' END]
      )) ${OPTIONS}`);
    await runner.query('CREATE INDEX event_worded ON event (at, position) WHERE words IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX event_words, event_worded');
    await runner.query(`CREATE INDEX event_words ON event USING gin (words) ${OPTIONS}`);
  }
}
