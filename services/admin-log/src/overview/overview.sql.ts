import { statement } from '@afya/database';

/** $1, $2: from and to, $3: the width of a bucket in seconds */
const BUCKET = `floor(extract(epoch FROM hour - $1::timestamptz) / $3::integer)::integer`;
const IN_PERIOD = `hour >= $1::timestamptz AND hour < $2::timestamptz`;

const FIGURES = 'type, severity, events, tokens, cost_kes';

/** $4: until when days are summed, and hours from then on. The engine's calls hold what was paid, a reply only their sum. */
export const BUCKET_SUMS = statement(
  'overview_sums',
  `SELECT ${BUCKET} AS bucket,
     sum(events) FILTER (WHERE type = 'session_created') AS consultations,
     sum(events) FILTER (WHERE type = 'message_accepted') AS messages,
     sum(events) FILTER (WHERE type = 'reply') AS replies,
     sum(cost_kes) FILTER (WHERE type = 'engine_call') AS "costKES",
     sum(tokens) FILTER (WHERE type = 'engine_call') AS tokens,
     sum(events) FILTER (WHERE severity = 'error') AS errors,
     sum(events) FILTER (WHERE type = 'red_flag') AS "redFlags"
   FROM (
     SELECT day AS hour, ${FIGURES} FROM event_day WHERE day >= $1::timestamptz AND day < $4::timestamptz
     UNION ALL
     SELECT hour, ${FIGURES} FROM event_hour WHERE hour >= $4::timestamptz AND hour < $2::timestamptz
   ) AS summed GROUP BY 1`,
);

export const BUCKET_LATENCIES = statement(
  'overview_latencies',
  `SELECT ${BUCKET} AS bucket, name::integer AS latency, sum(count)::integer AS replies
   FROM hour_count WHERE kind = 'latency' AND ${IN_PERIOD} GROUP BY 1, 2`,
);

/** $1, $2: from and to. What was taken away again leaves a zero, and less than that when its key was changed meanwhile. */
export const COUNTS = statement(
  'overview_counts',
  `SELECT kind, name, part, sum(count)::integer AS count
   FROM hour_count WHERE kind IN ('language', 'diagnosis', 'verdict') AND ${IN_PERIOD}
   GROUP BY 1, 2, 3 HAVING sum(count) <> 0`,
);

/** $1: ids */
export const NAMES = statement('overview_names', 'SELECT id, sealed FROM diagnosis_name WHERE id = ANY($1)');
