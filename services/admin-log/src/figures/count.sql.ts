import { statement } from '@afya/database';

const FITS = `($1::text IS NULL OR severity = $1) AND ($2::text IS NULL OR type = $2)
  AND ($3::text IS NULL OR stage = $3) AND ($4::text IS NULL OR model = $4)`;
const within = (time: string, from: number) =>
  `${time} >= $${from}::timestamptz AND ${time} < $${from + 1}::timestamptz`;

/**
 * Whole days and hours from their sums, the edges from the events, in one look at all of them. $1–$4: severity, type, stage, model;
 * $5–$6: where days begin and end; $7–$10: hours before and after them; $11–$14: what sticks out before and after these. Each is a range
 * of its own: joined to a list of ranges, all events would be read for the edges.
 */
export const COUNT_BY_SUMS = statement(
  'count_by_sums',
  `SELECT coalesce(sum(listed), 0) AS logs,
     coalesce(sum(listed) FILTER (WHERE has_diagnosis), 0) AS diagnoses,
     coalesce(sum(listed) FILTER (WHERE severity = 'error'), 0) AS errors,
     coalesce(sum(listed) FILTER (WHERE severity = 'warning'), 0) AS warnings
   FROM (
     SELECT listed, has_diagnosis, severity FROM event_day WHERE ${within('day', 5)} AND ${FITS}
     ${[7, 9].map((from) => `UNION ALL SELECT listed, has_diagnosis, severity FROM event_hour WHERE ${within('hour', from)} AND ${FITS}`).join('\n     ')}
     ${[11, 13].map((from) => `UNION ALL SELECT 1, has_diagnosis, severity FROM event WHERE ${within('at', from)} AND ${FITS}`).join('\n     ')}
   ) AS counted`,
);

const BY_INDEX = `SELECT count(*) AS logs, count(*) FILTER (WHERE has_diagnosis) AS diagnoses,
    count(*) FILTER (WHERE severity = 'error') AS errors, count(*) FILTER (WHERE severity = 'warning') AS warnings
  FROM event WHERE ${FITS} AND at >= $5::timestamptz AND at < $6::timestamptz`;

/** $5, $6: from and to, $7: the session, $8: the user or null */
export const COUNT_OF_SESSION = statement(
  'count_of_session',
  `${BY_INDEX} AND session_id = $7 AND ($8::text IS NULL OR user_id = $8)`,
);
/** $5, $6: from and to, $7: the user */
export const COUNT_OF_USER = statement('count_of_user', `${BY_INDEX} AND user_id = $7`);
