import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time is part of the primary key, and the time of an event never changes: so an event is stored once, and the table can
 * be partitioned by month, which Postgres allows only by a column of every unique key. `position` orders the events of one
 * millisecond.
 */
export class CreateEvent1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event (
        at timestamptz NOT NULL,
        id uuid NOT NULL,
        position bigint GENERATED ALWAYS AS IDENTITY,
        type text NOT NULL,
        severity text NOT NULL,
        session_id text,
        user_id text,
        visitor_id text,
        stage text,
        trace_id text,
        model text,
        metrics jsonb NOT NULL,
        details jsonb NOT NULL,
        diagnosis jsonb,
        PRIMARY KEY (at, id)
      )`);
    await runner.query('CREATE INDEX event_newest ON event (at, position)');
    await runner.query('CREATE INDEX event_by_type ON event (type, at, position)');
    await runner.query('CREATE INDEX event_by_session ON event (session_id, at, position)');
    await runner.query('CREATE INDEX event_by_user ON event (user_id, at, position) WHERE user_id IS NOT NULL');
    await runner.query(`CREATE INDEX event_unusual ON event (severity, at, position) WHERE severity <> 'info'`);
    await runner.query('CREATE INDEX event_diagnosis ON event (at, position) WHERE diagnosis IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event');
  }
}
