import { statement } from '@afya/database';

const FITS = `($1::text IS NULL OR severity = $1) AND ($2::text IS NULL OR type = $2)
  AND ($3::text IS NULL OR stage = $3) AND ($4::text IS NULL OR model = $4)`;
const spans = (from: number) => `unnest($${from}::timestamptz[], $${from + 1}::timestamptz[]) AS span (since, until)`;

/**
 * Whole days and hours from their sums, the edges from the events, in one look at all of them. $1–$4: severity, type, stage, model;
 * $5–$10: where days, hours and edges begin and end.
 */
export const COUNT_BY_SUMS = statement(
  'count_by_sums',
  `SELECT coalesce(sum(listed), 0) AS logs,
     coalesce(sum(listed) FILTER (WHERE has_diagnosis), 0) AS diagnoses,
     coalesce(sum(listed) FILTER (WHERE severity = 'error'), 0) AS errors
   FROM (
     SELECT listed, has_diagnosis, severity FROM ${spans(5)} JOIN event_day ON day >= since AND day < until WHERE ${FITS}
     UNION ALL
     SELECT listed, has_diagnosis, severity FROM ${spans(7)} JOIN event_hour ON hour >= since AND hour < until WHERE ${FITS}
     UNION ALL
     SELECT 1, has_diagnosis, severity FROM ${spans(9)} JOIN event ON at >= since AND at < until WHERE ${FITS}
   ) AS counted`,
);

const BY_INDEX = `SELECT count(*) AS logs, count(*) FILTER (WHERE has_diagnosis) AS diagnoses,
    count(*) FILTER (WHERE severity = 'error') AS errors
  FROM event WHERE ${FITS} AND at >= $5::timestamptz AND at < $6::timestamptz`;

/** $5, $6: from and to, $7: the session, $8: the user or null */
export const COUNT_OF_SESSION = statement(
  'count_of_session',
  `${BY_INDEX} AND session_id = $7 AND ($8::text IS NULL OR user_id = $8)`,
);
/** $5, $6: from and to, $7: the user */
export const COUNT_OF_USER = statement('count_of_user', `${BY_INDEX} AND user_id = $7`);
