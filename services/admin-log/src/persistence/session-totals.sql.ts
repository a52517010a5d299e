import { statement } from '@afya/database';

/** Later reads by admins are not part of the consultation. */
const CONSULTATION = `type NOT IN ('reveal', 'verdict')`;

/** The cost is in the engine's calls; a reply only repeats their sum. No row without events. */
export const SESSION_TOTALS = statement(
  'session_totals',
  `SELECT (array_agg(user_id ORDER BY at DESC) FILTER (WHERE user_id IS NOT NULL AND ${CONSULTATION}))[1] AS "userId",
     coalesce(min(at) FILTER (WHERE ${CONSULTATION}), min(at)) AS "startedAt",
     coalesce(max(at) FILTER (WHERE ${CONSULTATION}), max(at)) AS "endedAt",
     count(*) FILTER (WHERE type = 'message_accepted')::integer AS messages,
     count(*) FILTER (WHERE type = 'reply')::integer AS replies,
     coalesce(sum((metrics->>'costKES')::numeric) FILTER (WHERE type = 'engine_call'), 0)::float8 AS "costKES",
     coalesce(sum((metrics->>'tokenCount')::numeric) FILTER (WHERE type = 'engine_call'), 0)::float8 AS "tokenCount",
     coalesce(sum((details->>'credits')::numeric) FILTER (WHERE type = 'credits_charged'), 0)::float8 AS "creditsCharged",
     coalesce(sum((details->>'credits')::numeric) FILTER (WHERE type = 'credits_refunded'), 0)::float8 AS "creditsRefunded"
   FROM event WHERE session_id = :sessionId HAVING count(*) > 0`,
);
