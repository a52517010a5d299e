import { statement } from '@afya/database';
import { rollupColumns } from './rollup.sql';

/** Appends a batch in one statement, in its order. `:events` is their JSON array. */
export const APPEND = statement(
  'append_events',
  `INSERT INTO event
     (at, id, type, severity, session_id, user_id, visitor_id, stage, trace_id, model, metrics, details, sealed,
      has_diagnosis, words)
   SELECT e.at, e.id, e.type, e.severity, e."sessionId", e."userId", e."visitorId", e.stage, e."traceId", e.model,
          e.metrics, e.details, e.sealed, e."hasDiagnosis", e.words
   FROM ROWS FROM (jsonb_to_recordset(:events::jsonb) AS (
     at timestamptz, id uuid, type text, severity text, "sessionId" text, "userId" text, "visitorId" text, stage text,
     "traceId" text, model text, metrics jsonb, details jsonb, sealed text,
     "hasDiagnosis" boolean, words text[]
   )) WITH ORDINALITY AS e
     (at, id, type, severity, "sessionId", "userId", "visitorId", stage, "traceId", model, metrics, details, sealed,
      "hasDiagnosis", words, place)
   ORDER BY e.place
   ON CONFLICT DO NOTHING
   RETURNING ${rollupColumns('event')}`,
);
