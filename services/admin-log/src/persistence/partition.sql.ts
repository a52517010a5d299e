import { type Statement, statement } from '@afya/database';
import type { Month } from '../events/month';

/** One replica at a time. */
export const LOCK_PARTITIONS = statement(
  'partitions_lock',
  `SELECT pg_advisory_xact_lock(hashtext('admin_log.partitions'))`,
);

export const LIST_PARTITIONS = statement(
  'partitions_list',
  `SELECT c.relname AS table FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
   WHERE i.inhparent = 'event'::regclass`,
);

/** A change of the table fails after this time instead of blocking others, and is retried later. */
export const SET_LOCK_TIMEOUT = statement('partitions_lock_timeout', `SET LOCAL lock_timeout = '2s'`);

/** The function runs as the owner of the schema: see the migration OwnMonths. */
export const makeMonth = ({ from }: Month): Statement => statement('', `SELECT make_month('${from.slice(0, 10)}')`);

/** The events leave the list sums; the other sums stay. */
export const dropMonth = ({ from, until }: Month): Statement[] => [
  statement(
    '',
    `UPDATE event_day AS kept SET listed = kept.listed - gone.listed
     FROM (SELECT date_trunc('day', hour, 'Africa/Nairobi') AS day, type, severity, stage, model, has_diagnosis,
             sum(listed) AS listed
           FROM event_hour WHERE hour >= '${from}' AND hour < '${until}' GROUP BY 1, 2, 3, 4, 5, 6) AS gone
     WHERE (kept.day, kept.type, kept.severity, kept.stage, kept.model, kept.has_diagnosis)
       = (gone.day, gone.type, gone.severity, gone.stage, gone.model, gone.has_diagnosis)`,
  ),
  statement('', `UPDATE event_hour SET listed = 0 WHERE hour >= '${from}' AND hour < '${until}'`),
  statement('', `SELECT drop_month('${from.slice(0, 10)}')`),
];
