import { statement } from '@afya/database';

const KEY = 'type, severity, stage, model, has_diagnosis';
const FIGURES = 'listed, events, tokens, cost_kes';
const ADD = `listed = kept.listed + excluded.listed, events = kept.events + excluded.events,
     tokens = kept.tokens + excluded.tokens, cost_kes = kept.cost_kes + excluded.cost_kes`;

const ADDED = `added AS (
     SELECT hour, type, severity, stage, model, "hasDiagnosis" AS has_diagnosis, listed, events, tokens,
       "costKES" AS cost_kes
     FROM jsonb_to_recordset($1::jsonb) AS given (
       hour timestamptz, type text, severity text, stage text, model text, "hasDiagnosis" boolean, listed bigint,
       events bigint, tokens numeric, "costKES" numeric))`;
const INTO_HOURS = `INSERT INTO event_hour AS kept (hour, ${KEY}, ${FIGURES})
     SELECT hour, ${KEY}, ${FIGURES} FROM added ORDER BY hour, ${KEY}
     ON CONFLICT (hour, ${KEY}) DO UPDATE SET ${ADD}`;
const INTO_DAYS = `INSERT INTO event_day AS kept (day, ${KEY}, ${FIGURES})
     SELECT date_trunc('day', hour, 'Africa/Nairobi'), ${KEY}, sum(listed), sum(events), sum(tokens), sum(cost_kes)
     FROM added GROUP BY 1, ${KEY} ORDER BY 1, ${KEY}
     ON CONFLICT (day, ${KEY}) DO UPDATE SET ${ADD}`;

/** Rows are taken in the order of their keys, so that two who add never wait for each other in a circle. $1: JSON of `HourSum[]`. */
export const ADD_SUMS = statement('figures_add_sums', `WITH ${ADDED}, hours AS (${INTO_HOURS}) ${INTO_DAYS}`);

/** The same before there were days. */
export const ADD_HOUR_SUMS = statement('figures_add_hour_sums', `WITH ${ADDED} ${INTO_HOURS}`);

const COUNTED = `added AS (
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS given (kind text, hour timestamptz, name text, part text, count bigint))`;
const COUNT_HOURS = `INSERT INTO hour_count AS kept (kind, hour, name, part, count)
     SELECT kind, hour, name, part, count FROM added ORDER BY 1, 2, 3, 4
     ON CONFLICT (kind, hour, name, part) DO UPDATE SET count = kept.count + excluded.count`;
const COUNT_DAYS = `INSERT INTO day_count AS kept (kind, day, name, part, count)
     SELECT kind, date_trunc('day', hour, 'Africa/Nairobi'), name, part, sum(count) FROM added
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
     ON CONFLICT (kind, day, name, part) DO UPDATE SET count = kept.count + excluded.count`;

/** $1: JSON of `HourCount[]` */
export const ADD_COUNTS = statement('figures_add_counts', `WITH ${COUNTED}, hours AS (${COUNT_HOURS}) ${COUNT_DAYS}`);

/** The same before there were days. */
export const ADD_HOUR_COUNTS = statement('figures_add_hour_counts', `WITH ${COUNTED} ${COUNT_HOURS}`);

/** $1: ids, $2: the sealed names */
export const ADD_NAMES = statement(
  'figures_add_names',
  `INSERT INTO diagnosis_name (id, sealed) SELECT * FROM unnest($1::text[], $2::text[]) AS added (id, sealed)
   ORDER BY id ON CONFLICT DO NOTHING`,
);
