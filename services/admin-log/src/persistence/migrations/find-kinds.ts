import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPTIONS = 'WITH (fastupdate = off) WHERE words IS NOT NULL';

/**
 * The word index also contains the filter columns, so that one look-up finds a word with a filter, and events with words can
 * be read in order. Both indexes cover only events with words: creating them blocks appends for seconds. ADR 0024.
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
