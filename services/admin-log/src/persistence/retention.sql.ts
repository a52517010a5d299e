import { statement } from '@afya/database';
import { rollupColumns } from './rollup.sql';

/** Small enough that appending does not wait for it. */
export const EVENTS_PER_RUN = 2_000;

export const DELETE_EVENTS = statement(
  'events_retire',
  `DELETE FROM event WHERE (at, id) IN (
     SELECT at, id FROM event WHERE at < now() - :retentionDays * interval '1 day' ORDER BY at LIMIT ${EVENTS_PER_RUN})
   RETURNING ${rollupColumns('event')}`,
);
/** An event may arrive weeks late at most; a month beyond the retention is safe. */
export const DELETE_ERASED_IDS = statement(
  'erased_retire',
  `DELETE FROM erased WHERE at < now() - :retentionDays * interval '1 day' - interval '30 days'`,
);
/** Charts show two years. The sum of events that are still in the log is needed to count its lists. */
const SUMS_MONTHS = 24;
export const DELETE_HOUR_SUMS = statement(
  'sums_retire',
  `DELETE FROM event_hour WHERE hour < now() - interval '${SUMS_MONTHS} months' AND listed = 0`,
);
export const DELETE_DAY_SUMS = statement(
  'days_retire',
  `DELETE FROM event_day WHERE day < now() - interval '${SUMS_MONTHS} months' AND listed = 0`,
);
export const DELETE_HOUR_COUNTS = statement(
  'counts_retire',
  `DELETE FROM hour_count WHERE hour < now() - interval '${SUMS_MONTHS} months'`,
);
export const DELETE_DAY_COUNTS = statement(
  'day_counts_retire',
  `DELETE FROM day_count WHERE day < now() - interval '${SUMS_MONTHS} months'`,
);
export const DELETE_NAMES = statement(
  'names_retire',
  `DELETE FROM diagnosis_name WHERE NOT EXISTS (
     SELECT FROM hour_count WHERE kind IN ('diagnosis', 'verdict') AND name = diagnosis_name.id)`,
);
export const DELETE_VERDICTS = statement(
  'verdicts_retire',
  `DELETE FROM verdict WHERE diagnosed_at < now() - :retentionDays * interval '1 day'`,
);
