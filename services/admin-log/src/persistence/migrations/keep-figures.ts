import { type ColumnCipher, type Queries, queriesIn } from '@afya/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { RollupRow } from '../../rollup/rollup-row';
import { MetricsRollup } from '../metrics-rollup';
import { ADD_COUNTS, ADD_HOUR_COUNTS, ADD_HOUR_SUMS, ADD_SUMS, rollupColumns } from '../rollup.sql';

const BATCH = 2_000;
/** The daily rollup is added by a later migration. */
const OF_HOURS = new Map([
  [ADD_SUMS, ADD_HOUR_SUMS],
  [ADD_COUNTS, ADD_HOUR_COUNTS],
]);

/** The hourly rollup, filled from the existing events, and the verdicts. ADR 0025. */
export function keepFigures1790000003300(cipher: ColumnCipher) {
  return class KeepFigures1790000003300 implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`
        CREATE TABLE event_hour (
          hour timestamptz NOT NULL,
          type text NOT NULL,
          severity text NOT NULL,
          stage text NOT NULL,
          model text NOT NULL,
          has_diagnosis boolean NOT NULL,
          listed bigint NOT NULL,
          events bigint NOT NULL,
          tokens numeric NOT NULL,
          cost_kes numeric NOT NULL,
          PRIMARY KEY (hour, type, severity, stage, model, has_diagnosis)
        )`);
      await runner.query(`
        CREATE TABLE hour_count (
          kind text NOT NULL,
          hour timestamptz NOT NULL,
          name text NOT NULL,
          part text NOT NULL,
          count bigint NOT NULL,
          PRIMARY KEY (kind, hour, name, part)
        )`);
      await runner.query('CREATE TABLE diagnosis_name (id text PRIMARY KEY, sealed text NOT NULL)');
      await runner.query(`
        CREATE TABLE verdict (
          id uuid PRIMARY KEY,
          event_id uuid NOT NULL,
          diagnosed_at timestamptz NOT NULL,
          admin_id text,
          verdict text NOT NULL,
          note text NOT NULL,
          at timestamptz NOT NULL,
          UNIQUE (event_id, admin_id)
        )`);
      await runner.query('CREATE INDEX verdict_by_admin ON verdict (admin_id)');
      await runner.query('CREATE INDEX verdict_by_age ON verdict (diagnosed_at)');
      await fill(runner, cipher);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query('DROP TABLE verdict, diagnosis_name, hour_count, event_hour');
    }
  };
}

async function fill(runner: QueryRunner, cipher: ColumnCipher): Promise<void> {
  const rollup = new MetricsRollup(cipher);
  const own = queriesIn(runner.manager);
  const queries: Queries = { query: (statement, values) => own.query(OF_HOURS.get(statement) ?? statement, values) };
  let after: string[] = ['-infinity', '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const rows = (await runner.query(
      `SELECT at::text AS exact_at, ${rollupColumns('event')} FROM event
       WHERE (at, id) > ($1::timestamptz, $2::uuid) ORDER BY at, id LIMIT ${BATCH}`,
      after,
    )) as (RollupRow & { exact_at: string })[];
    await rollup.add(queries, rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = [last.exact_at, last.id];
  }
}
