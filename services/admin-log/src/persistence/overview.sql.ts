import { statement } from '@afya/database';

/** Whole days from `days`, the hours before and after them from `hours`. */
const inPeriod = (days: string, hours: string, columns: string, which = 'true') => `(
     SELECT hour, ${columns} FROM ${hours} WHERE ${which} AND hour >= :from::timestamptz AND hour < :daysFrom::timestamptz
     UNION ALL
     SELECT day, ${columns} FROM ${days} WHERE ${which} AND day >= :daysFrom::timestamptz AND day < :daysTo::timestamptz
     UNION ALL
     SELECT hour, ${columns} FROM ${hours} WHERE ${which} AND hour >= :daysTo::timestamptz AND hour < :to::timestamptz
   ) AS summed`;

const BEGIN = `date_bin(:bucketSeconds::integer * interval '1 second', hour, :from::timestamptz)`;
const BUCKET = `(extract(epoch FROM ${BEGIN} - :from::timestamptz) / :bucketSeconds::integer)::integer`;

const COUNTED = `(type IN ('session_created', 'message_accepted', 'reply', 'engine_call', 'red_flag', 'failover', 'credits_refunded')
  OR severity IN ('error', 'warning'))`;

/** The cost is in the engine's calls; a reply only repeats their sum. */
export const BUCKET_SUMS = statement(
  'overview_sums',
  `SELECT ${BUCKET} AS bucket,
     sum(events) FILTER (WHERE type = 'session_created') AS consultations,
     sum(events) FILTER (WHERE type = 'message_accepted') AS messages,
     sum(events) FILTER (WHERE type = 'reply') AS replies,
     sum(cost_kes) FILTER (WHERE type = 'engine_call') AS "costKES",
     sum(tokens) FILTER (WHERE type = 'engine_call') AS tokens,
     sum(events) FILTER (WHERE severity = 'error') AS errors,
     sum(events) FILTER (WHERE severity = 'warning') AS warnings,
     sum(events) FILTER (WHERE type = 'failover') AS failovers,
     sum(events) FILTER (WHERE type = 'credits_refunded') AS refunds,
     sum(events) FILTER (WHERE type = 'red_flag') AS "redFlags"
   FROM ${inPeriod('event_day', 'event_hour', 'type, severity, events, tokens, cost_kes', COUNTED)} GROUP BY ${BEGIN}`,
);

/**
 * A histogram is one string, `bucket count,…`: a month by hour has about 50,000 entries, which took several times as long as
 * rows.
 */
export const BUCKET_LATENCIES = statement(
  'overview_latencies',
  `SELECT ${BUCKET} AS bucket, string_agg(name || ' ' || count, ',') AS latencies
   FROM ${inPeriod('day_count', 'hour_count', 'name, count', `kind = 'latency'`)} GROUP BY ${BEGIN}`,
);

const OTHERS = `kind IN ('language', 'diagnosis', 'verdict')`;

/** Counts of the whole period. A reverted count leaves zero, or less when its key was changed meanwhile. */
export const COUNTS = statement(
  'overview_counts',
  `SELECT kind, name, part, sum(count)::integer AS count
   FROM ${inPeriod('day_count', 'hour_count', 'kind, name, part, count', OTHERS)}
   GROUP BY kind, name, part HAVING sum(count) <> 0`,
);

export const NAMES = statement('overview_names', 'SELECT id, sealed FROM diagnosis_name WHERE id = ANY(:ids)');
