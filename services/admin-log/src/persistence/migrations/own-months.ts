import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The service reads and writes the log and owns none of its tables: functions that run as the owner of the schema create and
 * drop partitions, only for a month given by its first day. ADR 0033.
 */
export class OwnMonths1790000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FIRST_DAY);
    await runner.query(MAKE_MONTH);
    await runner.query(DROP_MONTH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION make_month, drop_month, partition_of');
  }
}

const AS_OWNER = 'SECURITY DEFINER SET search_path = admin_log, pg_temp';

const FIRST_DAY = `
  CREATE FUNCTION partition_of(month date) RETURNS text LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
  BEGIN
    IF month <> date_trunc('month', month) THEN RAISE 'a month is named by its first day'; END IF;
    RETURN to_char(month, '"event_"YYYY"_"MM');
  END $$`;

/**
 * A partition is filled before it is attached, because `event_other` may contain events of its month and Postgres would
 * refuse to attach it. Attaching does not block readers and writers of the other months.
 */
const MAKE_MONTH = `
  CREATE FUNCTION make_month(month date) RETURNS void LANGUAGE plpgsql ${AS_OWNER} AS $$
  DECLARE
    part text := partition_of(month);
    first timestamptz := month::timestamp AT TIME ZONE 'UTC';
    next timestamptz := (month + interval '1 month') AT TIME ZONE 'UTC';
  BEGIN
    LOCK TABLE event_other IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('CREATE TABLE %I (LIKE event INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STATISTICS)', part);
    EXECUTE format(
      'WITH early AS (DELETE FROM event_other WHERE at >= $1 AND at < $2 RETURNING *) INSERT INTO %I SELECT * FROM early', part)
      USING first, next;
    EXECUTE format('ALTER TABLE event ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, first, next);
  END $$`;

const DROP_MONTH = `
  CREATE FUNCTION drop_month(month date) RETURNS void LANGUAGE plpgsql ${AS_OWNER} AS $$
  BEGIN
    EXECUTE format('DROP TABLE %I', partition_of(month));
  END $$`;
