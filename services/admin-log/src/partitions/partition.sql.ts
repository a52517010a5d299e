import { type Statement, statement } from '@afya/database';
import type { Month } from './month';

/** One replica at a time. */
export const TAKE_TURN = statement('partitions_turn', `SELECT pg_advisory_xact_lock(hashtext('admin_log.partitions'))`);

export const LIST = statement(
  'partitions_list',
  `SELECT c.relname AS table FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
   WHERE i.inhparent = 'event'::regclass`,
);

/** Nobody waits behind a change of the table for longer than this; who could not make it tries again. */
export const DO_NOT_QUEUE = statement('partitions_no_queue', `SET LOCAL lock_timeout = '2s'`);

/** The function is the schema owner's: see the migration OwnMonths. */
export const makeMonth = ({ from }: Month): Statement => statement('', `SELECT make_month('${from.slice(0, 10)}')`);

/** What happened stays in the sums; that it is listed does not. */
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
