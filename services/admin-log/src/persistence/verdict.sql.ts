import { statement } from '@afya/database';

/** Locked, so that an erasure or another verdict on it runs before or after this one. */
export const LOCK_DIAGNOSIS = statement(
  'verdict_lock_diagnosis',
  `SELECT at, date_trunc('hour', at, 'UTC') AS hour, session_id AS "sessionId", stage, sealed FROM event
   WHERE id = :eventId AND has_diagnosis FOR UPDATE`,
);
