import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = 'type, severity, stage, model, has_diagnosis';

/** The hourly sums by day in Nairobi, so that counting months reads hundreds of rows instead of a hundred thousand. ADR 0025. */
export class SumDays1790000003310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_day (
        day timestamptz NOT NULL,
        type text NOT NULL,
        severity text NOT NULL,
        stage text NOT NULL,
        model text NOT NULL,
        has_diagnosis boolean NOT NULL,
        listed bigint NOT NULL,
        events bigint NOT NULL,
        tokens numeric NOT NULL,
        cost_kes numeric NOT NULL,
        PRIMARY KEY (day, ${KEY})
      )`);
    await runner.query(`
      INSERT INTO event_day (day, ${KEY}, listed, events, tokens, cost_kes)
      SELECT date_trunc('day', hour, 'Africa/Nairobi'), ${KEY}, sum(listed), sum(events), sum(tokens), sum(cost_kes)
      FROM event_hour GROUP BY 1, ${KEY}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_day');
  }
}
