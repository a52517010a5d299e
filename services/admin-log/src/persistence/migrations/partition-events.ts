import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Month, monthOf } from '../../events/month';

const COLUMNS = `at, id, position, type, severity, session_id, user_id, visitor_id, stage, trace_id, model, metrics, details,
  sealed, has_diagnosis`;

const TABLE = `
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
  sealed text,
  has_diagnosis boolean NOT NULL DEFAULT false`;

/**
 * Each filter and each pair of filters has an index that continues by time, so that a page is read from its end. The columns
 * after the time are compared inside the index, so a row that fails the third filter is not fetched.
 */
const INDEXES = [
  'event_newest ON event (at, position)',
  'event_by_id ON event (id)',
  'event_by_type ON event (type, at, position, severity)',
  'event_by_type_stage ON event (type, stage, at, position, model)',
  'event_by_stage ON event (stage, at, position, severity) WHERE stage IS NOT NULL',
  'event_by_model ON event (model, at, position, severity) WHERE model IS NOT NULL',
  'event_by_model_type ON event (model, type, at, position, stage) WHERE model IS NOT NULL',
  'event_by_model_stage ON event (model, stage, at, position) WHERE model IS NOT NULL',
  `event_unusual ON event (severity, at, position, type, stage, model) WHERE severity <> 'info'`,
  'event_by_session ON event (session_id, at, position) WHERE session_id IS NOT NULL',
  'event_by_user ON event (user_id, at, position) WHERE user_id IS NOT NULL',
  'event_by_visitor ON event (visitor_id) WHERE visitor_id IS NOT NULL',
  'event_by_trace ON event USING hash (trace_id) WHERE trace_id IS NOT NULL',
  'event_diagnosis ON event (at, position, stage, model, severity) WHERE has_diagnosis',
];

const INDEXES_BEFORE = [
  'event_newest ON event (at, position)',
  'event_by_type ON event (type, at, position)',
  'event_by_session ON event (session_id, at, position)',
  'event_by_user ON event (user_id, at, position) WHERE user_id IS NOT NULL',
  `event_unusual ON event (severity, at, position) WHERE severity <> 'info'`,
  'event_diagnosis ON event (at, position) WHERE has_diagnosis',
  'event_sealed ON event (at, position) WHERE sealed IS NOT NULL',
  'event_by_visitor ON event (visitor_id) WHERE visitor_id IS NOT NULL',
];

/** The log is partitioned by month, UTC. Events outside the existing months are in `event_other`. ADR 0024. */
export class PartitionEvents1790000003200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await setAside(runner);
    await runner.query(`CREATE TABLE event (${TABLE}) PARTITION BY RANGE (at)`);
    await runner.query('CREATE TABLE event_other PARTITION OF event DEFAULT');
    const now = new Date();
    const months = (await monthsOf(runner)).map((time) => monthOf(time));
    const all = new Map(
      [...months, ...[0, 1, 2].map((later) => monthOf(now, later))].map((month) => [month.table, month]),
    );
    for (const sql of [...all.values()].flatMap(makeMonth)) await runner.query(sql);
    await takeOver(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setAside(runner);
    await runner.query(`CREATE TABLE event (${TABLE})`);
    await takeOver(runner, INDEXES_BEFORE);
  }
}

const makeMonth = ({ table, from, until }: Month): string[] => [
  `CREATE TABLE ${table} (LIKE event INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STATISTICS)`,
  `ALTER TABLE event ATTACH PARTITION ${table} FOR VALUES FROM ('${from}') TO ('${until}')`,
];

/** The new table needs the names of the old table's objects. */
async function setAside(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE event RENAME TO event_before');
  await runner.query('ALTER INDEX event_pkey RENAME TO event_before_pkey');
  await runner.query('ALTER SEQUENCE event_position_seq RENAME TO event_before_position_seq');
}

/** The months with events, without those far from any consultation. */
async function monthsOf(runner: QueryRunner): Promise<Date[]> {
  const rows = (await runner.query(
    `SELECT DISTINCT date_trunc('month', at, 'UTC') AS month FROM event_before
     WHERE at > now() - interval '10 years' AND at < now() + interval '1 year'`,
  )) as { month: Date }[];
  return rows.map(({ month }) => month);
}

async function takeOver(runner: QueryRunner, indexes: readonly string[]): Promise<void> {
  await runner.query(
    `INSERT INTO event (${COLUMNS}) OVERRIDING SYSTEM VALUE SELECT ${COLUMNS} FROM event_before ORDER BY position`,
  );
  await runner.query(
    `SELECT setval('event_position_seq', max(position)) FROM event_before HAVING max(position) IS NOT NULL`,
  );
  await runner.query('DROP TABLE event_before');
  await runner.query('ALTER TABLE event ADD PRIMARY KEY (at, id)');
  for (const index of indexes) await runner.query(`CREATE INDEX ${index}`);
}
