import { statement } from '@afya/database';

/**
 * Completing a reply locks its message and then the session, so pending messages are locked first here too. A reply that begins meanwhile
 * can still deadlock with a deletion; then Postgres ends one of the two, and both are tried again.
 */
export const lockReplies = statement(
  'erase_lock_replies',
  `SELECT id FROM message WHERE session_id = ANY(:sessionIds) AND status = 'pending' ORDER BY id FOR UPDATE`,
);
export const lockSessions = statement(
  'erase_lock_sessions',
  `SELECT id FROM session WHERE id = ANY(:sessionIds) ORDER BY id FOR UPDATE`,
);
export const listObjectKeys = statement(
  'erase_object_keys',
  `SELECT f.object_key AS key FROM message m JOIN file f ON f.message_id = m.id WHERE m.session_id = ANY(:sessionIds)`,
);
/** The visitor that a user was before logging in has paid for some of the sessions, and has no sessions left. */
export const deleteFormerVisitors = statement(
  'erase_former_visitors',
  `DELETE FROM account a
   WHERE a.owner LIKE 'v:%' AND NOT EXISTS (SELECT FROM session s WHERE s.owner = a.owner) AND a.id IN (
     SELECT l.account_id FROM ledger l JOIN message m ON m.id = l.message_id WHERE m.session_id = ANY(:sessionIds))
   RETURNING a.owner`,
);
/** The ledger keeps its amounts; the message ids become hashes with `:salt`, which is not stored. */
export const anonymiseLedger = statement(
  'erase_ledger',
  `UPDATE ledger l SET message_id = md5(:salt || l.message_id)::uuid FROM message m
   WHERE m.id = l.message_id AND m.session_id = ANY(:sessionIds)`,
);
export const deleteCommands = statement(
  'erase_commands',
  `DELETE FROM idempotency i USING message m
   WHERE m.session_id = ANY(:sessionIds) AND i.response->>'replyId' = m.id::text`,
);
export const deleteWakeUpJobs = statement(
  'erase_wake_up_jobs',
  `DELETE FROM outbox WHERE topic = 'hint' AND payload->'job'->>'sessionId' = ANY(:sessionIds)`,
);
export const deleteSessions = statement('erase_sessions', 'DELETE FROM session WHERE id = ANY(:sessionIds)');
export const deleteAccounts = statement('erase_accounts', 'DELETE FROM account WHERE owner = ANY(:owners)');
export const deleteConsents = statement('erase_consents', 'DELETE FROM consent WHERE owner = ANY(:owners)');
export const listSessions = statement('erase_sessions_of', 'SELECT id FROM session WHERE owner = ANY(:owners)');
export const findOwned = statement('erase_owned', `SELECT owner = :owner AS owned FROM session WHERE id = :sessionId`);

export const insertErasure = statement(
  'erasure_insert',
  `INSERT INTO erasure (id, scope, asked_by, owners, session_ids, object_keys)
   VALUES (:id, :scope, :askedBy, :owners, :sessionIds, :objectKeys)`,
);
/** One replica works on an erasure at a time; after a crash the erasure becomes due again. */
export const takeErasure = statement(
  'erasure_take',
  `UPDATE erasure SET due_at = clock_timestamp() + interval '15 s', attempts = attempts + 1
   WHERE id = (SELECT id FROM erasure WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, scope, asked_by AS "askedBy", owners, session_ids AS "sessionIds", object_keys AS "objectKeys",
     accepted_at AS "acceptedAt", attempts`,
);
export const postponeErasure = statement(
  'erasure_postpone',
  `UPDATE erasure SET due_at = clock_timestamp() + :delayMs * interval '1 ms' WHERE id = :id`,
);
export const extendErasure = statement(
  'erasure_extend',
  `UPDATE erasure SET session_ids = :sessionIds, object_keys = :objectKeys WHERE id = :id`,
);
export const endErasure = statement('erasure_end', `DELETE FROM erasure WHERE id = :id RETURNING id`);
