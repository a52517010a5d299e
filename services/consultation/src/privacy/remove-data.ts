import { type Queries, statement } from '@afya/database';
import { randomUUID } from 'node:crypto';

/**
 * Settling a reply locks its message and then the session, so the pending ones are locked first here too. A reply that begins
 * meanwhile can still cross; then Postgres ends one of the two, and both are tried again.
 */
const lockReplies = statement(
  'erase_lock_replies',
  `SELECT id FROM message WHERE session_id = ANY($1) AND status = 'pending' ORDER BY id FOR UPDATE`,
);
const lockSessions = statement(
  'erase_lock_sessions',
  `SELECT id FROM session WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
);
const objectKeys = statement(
  'erase_object_keys',
  `SELECT f.object_key AS key FROM message m JOIN file f ON f.message_id = m.id WHERE m.session_id = ANY($1)`,
);
/** The visitor who a user was before logging in has paid for some of the sessions, and is nobody any more. */
const formerVisitors = statement(
  'erase_former_visitors',
  `DELETE FROM account a
   WHERE a.owner LIKE 'v:%' AND NOT EXISTS (SELECT FROM session s WHERE s.owner = a.owner) AND a.id IN (
     SELECT l.account_id FROM ledger l JOIN message m ON m.id = l.message_id WHERE m.session_id = ANY($1))
   RETURNING a.owner`,
);
/** The books stay, for what was used was used; what they name becomes a number that leads nowhere. */
const anonymiseLedger = statement(
  'erase_ledger',
  `UPDATE ledger l SET message_id = md5($2 || l.message_id)::uuid FROM message m
   WHERE m.id = l.message_id AND m.session_id = ANY($1)`,
);
const forgetCommands = statement(
  'erase_commands',
  `DELETE FROM idempotency i USING message m WHERE m.session_id = ANY($1) AND i.response->>'replyId' = m.id::text`,
);
const forgetHints = statement(
  'erase_hints',
  `DELETE FROM outbox WHERE topic = 'hint' AND payload->'job'->>'sessionId' = ANY($1)`,
);
const removeSessions = statement('erase_sessions', 'DELETE FROM session WHERE id = ANY($1)');
const removeAccounts = statement('erase_accounts', 'DELETE FROM account WHERE owner = ANY($1)');
const removeConsents = statement('erase_consents', 'DELETE FROM consent WHERE owner = ANY($1)');
const sessionsOf = statement('erase_sessions_of', 'SELECT id FROM session WHERE owner = ANY($1)');

/** Removes the sessions with all that is in them. A worker that has one of them loses its lease. Returns the keys of their files. */
export async function removeSessionData(queries: Queries, sessionIds: readonly string[]): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  await queries.query(lockReplies, [sessionIds]);
  await queries.query(lockSessions, [sessionIds]);
  const keys = await queries.query<{ key: string }>(objectKeys, [sessionIds]);
  // A number that is never kept: nobody can tell afterwards which message an entry was for.
  await queries.query(anonymiseLedger, [sessionIds, randomUUID()]);
  await queries.query(forgetCommands, [sessionIds]);
  await queries.query(forgetHints, [sessionIds]);
  await queries.query(removeSessions, [sessionIds]);
  return keys.map(({ key }) => key);
}

export interface Removed {
  owners: string[];
  sessionIds: string[];
  objectKeys: string[];
}

/** Removes everything that belongs to these owners. */
export async function removeOwnerData(queries: Queries, owners: readonly string[]): Promise<Removed> {
  const sessionIds = (await queries.query<{ id: string }>(sessionsOf, [owners])).map(({ id }) => id);
  const former = await queries.query<{ owner: string }>(formerVisitors, [sessionIds]);
  const all = [...new Set([...owners, ...former.map(({ owner }) => owner)])];
  const keys = await removeSessionData(queries, sessionIds);
  await queries.query(removeAccounts, [all]);
  await queries.query(removeConsents, [all]);
  return { owners: all, sessionIds, objectKeys: keys };
}

const DEADLOCK = '40P01';

/** Runs work that may cross with the settling of a reply. */
export async function orAgain<Result>(work: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || (error as { code?: string }).code !== DEADLOCK) throw error;
    return orAgain(work, tries - 1);
  }
}
