import { statement } from '@afya/database';

/** Of whole days from `days`, of the hours before and after them from `hours`. $1: from, $2, $3: where whole days begin and end, $4: to */
const inPeriod = (days: string, hours: string, columns: string, which = 'true') => `(
     SELECT hour, ${columns} FROM ${hours} WHERE ${which} AND hour >= $1::timestamptz AND hour < $2::timestamptz
     UNION ALL
     SELECT day, ${columns} FROM ${days} WHERE ${which} AND day >= $2::timestamptz AND day < $3::timestamptz
     UNION ALL
     SELECT hour, ${columns} FROM ${hours} WHERE ${which} AND hour >= $3::timestamptz AND hour < $4::timestamptz
   ) AS summed`;

/** $5: the width of a bucket in seconds */
const BEGIN = `date_bin($5::integer * interval '1 second', hour, $1::timestamptz)`;
const BUCKET = `(extract(epoch FROM ${BEGIN} - $1::timestamptz) / $5::integer)::integer`;

const COUNTED = `(type IN ('session_created', 'message_accepted', 'reply', 'engine_call', 'red_flag', 'failover', 'credits_refunded')
  OR severity IN ('error', 'warning'))`;

/** The engine's calls hold what was paid, a reply only their sum. */
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

/** A histogram is one text, `bucket count,…`: a month by hour is some 50,000 of them, as rows they took several times as long. */
export const BUCKET_LATENCIES = statement(
  'overview_latencies',
  `SELECT ${BUCKET} AS bucket, string_agg(name || ' ' || count, ',') AS latencies
   FROM ${inPeriod('day_count', 'hour_count', 'name, count', `kind = 'latency'`)} GROUP BY ${BEGIN}`,
);

const OTHERS = `kind IN ('language', 'diagnosis', 'verdict')`;

/** Of the whole period. What was taken away again leaves a zero, and less than that when its key was changed meanwhile. */
export const COUNTS = statement(
  'overview_counts',
  `SELECT kind, name, part, sum(count)::integer AS count
   FROM ${inPeriod('day_count', 'hour_count', 'kind, name, part, count', OTHERS)}
   GROUP BY kind, name, part HAVING sum(count) <> 0`,
);

/** $1: ids */
export const NAMES = statement('overview_names', 'SELECT id, sealed FROM diagnosis_name WHERE id = ANY($1)');
