import { statement } from '@afya/database';

/** The columns of `RollupRow`; `row` is the statement's alias for the row of `event`. */
export const rollupColumns = (row: 'event' | 'e' | 'old'): string =>
  `${row}.id, ${row}.type, ${row}.severity, ${row}.stage, ${row}.model, ${row}.metrics,
   date_trunc('hour', ${row}.at, 'UTC') AS hour, ${row}.details->>'language' AS language,
   CASE WHEN ${row}.has_diagnosis THEN ${row}.sealed END AS sealed, ${row}.has_diagnosis`;

const KEY = 'type, severity, stage, model, has_diagnosis';
const FIGURES = 'listed, events, tokens, cost_kes';
const ADD = `listed = kept.listed + excluded.listed, events = kept.events + excluded.events,
     tokens = kept.tokens + excluded.tokens, cost_kes = kept.cost_kes + excluded.cost_kes`;

const ADDED = `added AS (
     SELECT hour, type, severity, stage, model, "hasDiagnosis" AS has_diagnosis, listed, events, tokens,
       "costKES" AS cost_kes
     FROM jsonb_to_recordset(:sums::jsonb) AS given (
       hour timestamptz, type text, severity text, stage text, model text, "hasDiagnosis" boolean, listed bigint,
       events bigint, tokens numeric, "costKES" numeric))`;
const INTO_HOURS = `INSERT INTO event_hour AS kept (hour, ${KEY}, ${FIGURES})
     SELECT hour, ${KEY}, ${FIGURES} FROM added ORDER BY hour, ${KEY}
     ON CONFLICT (hour, ${KEY}) DO UPDATE SET ${ADD}`;
const INTO_DAYS = `INSERT INTO event_day AS kept (day, ${KEY}, ${FIGURES})
     SELECT date_trunc('day', hour, 'Africa/Nairobi'), ${KEY}, sum(listed), sum(events), sum(tokens), sum(cost_kes)
     FROM added GROUP BY 1, ${KEY} ORDER BY 1, ${KEY}
     ON CONFLICT (day, ${KEY}) DO UPDATE SET ${ADD}`;

/** Rows are locked in the order of their keys, so that concurrent updates cannot deadlock. `:sums` is JSON of `HourSum[]`. */
export const ADD_SUMS = statement('figures_add_sums', `WITH ${ADDED}, hours AS (${INTO_HOURS}) ${INTO_DAYS}`);

/** The version before the daily rollup existed. */
export const ADD_HOUR_SUMS = statement('figures_add_hour_sums', `WITH ${ADDED} ${INTO_HOURS}`);

const COUNTED = `added AS (
     SELECT * FROM jsonb_to_recordset(:counts::jsonb) AS given (kind text, hour timestamptz, name text, part text, count bigint))`;
const COUNT_HOURS = `INSERT INTO hour_count AS kept (kind, hour, name, part, count)
     SELECT kind, hour, name, part, count FROM added ORDER BY 1, 2, 3, 4
     ON CONFLICT (kind, hour, name, part) DO UPDATE SET count = kept.count + excluded.count`;
const COUNT_DAYS = `INSERT INTO day_count AS kept (kind, day, name, part, count)
     SELECT kind, date_trunc('day', hour, 'Africa/Nairobi'), name, part, sum(count) FROM added
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
     ON CONFLICT (kind, day, name, part) DO UPDATE SET count = kept.count + excluded.count`;

/** `:counts` is JSON of `HourCount[]`. */
export const ADD_COUNTS = statement('figures_add_counts', `WITH ${COUNTED}, hours AS (${COUNT_HOURS}) ${COUNT_DAYS}`);

/** The version before the daily rollup existed. */
export const ADD_HOUR_COUNTS = statement('figures_add_hour_counts', `WITH ${COUNTED} ${COUNT_HOURS}`);

export const ADD_NAMES = statement(
  'figures_add_names',
  `INSERT INTO diagnosis_name (id, sealed) SELECT * FROM unnest(:ids::text[], :encryptedNames::text[]) AS added (id, sealed)
   ORDER BY id ON CONFLICT DO NOTHING`,
);
