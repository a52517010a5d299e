import { statement } from '@afya/database';

const FITS = `(:severity::text IS NULL OR severity = :severity) AND (:type::text IS NULL OR type = :type)
  AND (:stage::text IS NULL OR stage = :stage) AND (:model::text IS NULL OR model = :model)`;
const within = (time: string, span: string) =>
  `${time} >= :${span}From::timestamptz AND ${time} < :${span}To::timestamptz`;

/**
 * Whole days and hours from the rollup and the rest from the events, in one statement: the days, the hours before and after
 * them, and the events before and after these. Each range is a separate condition: joined to a list of ranges, Postgres would
 * read all events.
 */
export const COUNT_BY_SUMS = statement(
  'count_by_sums',
  `SELECT coalesce(sum(listed), 0) AS logs,
     coalesce(sum(listed) FILTER (WHERE has_diagnosis), 0) AS diagnoses,
     coalesce(sum(listed) FILTER (WHERE severity = 'error'), 0) AS errors,
     coalesce(sum(listed) FILTER (WHERE severity = 'warning'), 0) AS warnings
   FROM (
     SELECT listed, has_diagnosis, severity FROM event_day WHERE ${within('day', 'days')} AND ${FITS}
     ${['hoursBefore', 'hoursAfter'].map((span) => `UNION ALL SELECT listed, has_diagnosis, severity FROM event_hour WHERE ${within('hour', span)} AND ${FITS}`).join('\n     ')}
     ${['eventsBefore', 'eventsAfter'].map((span) => `UNION ALL SELECT 1, has_diagnosis, severity FROM event WHERE ${within('at', span)} AND ${FITS}`).join('\n     ')}
   ) AS counted`,
);

const BY_INDEX = `SELECT count(*) AS logs, count(*) FILTER (WHERE has_diagnosis) AS diagnoses,
    count(*) FILTER (WHERE severity = 'error') AS errors, count(*) FILTER (WHERE severity = 'warning') AS warnings
  FROM event WHERE ${FITS} AND at >= :from::timestamptz AND at < :to::timestamptz`;

export const COUNT_OF_SESSION = statement(
  'count_of_session',
  `${BY_INDEX} AND session_id = :sessionId AND (:userId::text IS NULL OR user_id = :userId)`,
);
export const COUNT_OF_USER = statement('count_of_user', `${BY_INDEX} AND user_id = :userId`);
