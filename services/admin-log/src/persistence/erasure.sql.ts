import { statement } from '@afya/database';
import { rollupColumns } from './rollup.sql';

const OWN_EVENTS = `(e.session_id = ANY(:sessionIds) OR e.user_id = ANY(:personIds) OR e.visitor_id = ANY(:personIds))`;

/** Repeats: a batch that arrived again after its events were anonymised. */
export const DELETE_REPEATS = statement(
  'erasure_repeats',
  `DELETE FROM event e USING event anonymised
   WHERE ${OWN_EVENTS} AND anonymised.id = e.id AND anonymised.at = date_trunc('hour', e.at, 'UTC') AND anonymised.at <> e.at
   RETURNING ${rollupColumns('e')}`,
);

/**
 * The rest is needed for statistics: kind, stage, model, cost and hour. Ids, traces, health data and the exact time are
 * deleted, so that the events cannot be linked to a person.
 */
export const ANONYMISE_EVENTS = statement(
  'erasure_events',
  `UPDATE event e SET session_id = NULL, user_id = NULL, visitor_id = NULL, trace_id = NULL, details = '{}', sealed = NULL,
     words = NULL, has_diagnosis = false, at = date_trunc('hour', e.at, 'UTC')
   WHERE ${OWN_EVENTS} RETURNING ${rollupColumns('old')}`,
);

/** The read of an admin stays, without the id it was about. */
export const ANONYMISE_READS = statement(
  'erasure_reads',
  `UPDATE event SET details = details - '{sessionId,userId}'::text[]
   WHERE type = 'admin_read' AND (details->>'sessionId' = ANY(:sessionIds) OR details->>'userId' = ANY(:personIds))`,
);

/** Deletes the note and the author; how many were right stays in the rollup. */
export const DELETE_VERDICTS = statement('erasure_verdicts', 'DELETE FROM verdict WHERE event_id = ANY(:eventIds)');

export const ANONYMISE_VERDICTS = statement(
  'erasure_admin',
  'UPDATE verdict SET admin_id = NULL WHERE admin_id = ANY(:personIds)',
);
