import { statement } from '@afya/database';

/** Rows are taken in the order of their keys, so that two who add never wait for each other in a circle. $1: JSON of `HourSum[]`. */
export const ADD_SUMS = statement(
  'figures_add_sums',
  `INSERT INTO event_hour AS kept
     (hour, type, severity, stage, model, has_diagnosis, listed, events, tokens, cost_kes)
   SELECT hour, type, severity, stage, model, "hasDiagnosis", listed, events, tokens, "costKES"
   FROM jsonb_to_recordset($1::jsonb) AS added (
     hour timestamptz, type text, severity text, stage text, model text, "hasDiagnosis" boolean, listed bigint,
     events bigint, tokens numeric, "costKES" numeric)
   ORDER BY 1, 2, 3, 4, 5, 6
   ON CONFLICT (hour, type, severity, stage, model, has_diagnosis) DO UPDATE SET
     listed = kept.listed + excluded.listed, events = kept.events + excluded.events,
     tokens = kept.tokens + excluded.tokens, cost_kes = kept.cost_kes + excluded.cost_kes`,
);

/** $1: JSON of `HourCount[]` */
export const ADD_COUNTS = statement(
  'figures_add_counts',
  `INSERT INTO hour_count AS kept (kind, hour, name, part, count)
   SELECT kind, hour, name, part, count
   FROM jsonb_to_recordset($1::jsonb) AS added (kind text, hour timestamptz, name text, part text, count bigint)
   ORDER BY 1, 2, 3, 4
   ON CONFLICT (kind, hour, name, part) DO UPDATE SET count = kept.count + excluded.count`,
);

/** $1: ids, $2: the sealed names */
export const ADD_NAMES = statement(
  'figures_add_names',
  `INSERT INTO diagnosis_name (id, sealed) SELECT * FROM unnest($1::text[], $2::text[]) AS added (id, sealed)
   ORDER BY id ON CONFLICT DO NOTHING`,
);
