import { type Queries, statement } from '@afya/database';
import { logEvent } from '@afya/events';
import { eventRow, insertOutbox } from '@afya/events';
import { hintRow } from '../outbox/outbox-rows';
import { callEvents } from './call-events';
import { type Failure } from './decide-failure';
import { type HeldReply, type ReplyKey } from './held-reply';

/** The longest pause, in milliseconds, however often it has failed. */
const LONGEST_MS = 15_000;

/** Milliseconds until the next try: anything up to `base` × 2^attempts ("full jitter"), so that tries do not come in waves. */
export function retryDelay(attempts: number, baseMs: number): number {
  return Math.ceil(Math.random() * Math.min(LONGEST_MS, baseMs * 2 ** attempts));
}

/**
 * Counts the attempt and ends the lease ($6: as one that died); the session is not due before the pause is over, and then a hint wakes a worker. A
 * placeholder that told of the attempt says again what it said before it.
 */
const retry = statement(
  'reply_retry',
  `WITH turn AS (
     SELECT id, (step IS NOT NULL)::integer AS told FROM message
     WHERE id = $3 AND session_id = $1 AND status = 'pending' FOR NO KEY UPDATE
   ), held AS (
     UPDATE session s SET lease_token = NULL, lease_until = NULL, lease_holder = NULL,
       takes = greatest(s.takes - CASE WHEN $6 THEN 0 ELSE 1 END, 0),
       version = s.version + turn.told,
       due_at = clock_timestamp() + $4 * interval '1 ms', hinted_at = clock_timestamp() + $4 * interval '1 ms'
     FROM turn WHERE s.id = $1 AND s.lease_token = $2 AND s.lease_until > clock_timestamp()
     RETURNING s.id, s.version
   ), counted AS (
     UPDATE message m SET attempts = m.attempts + 1, settled_by = $2, step = NULL FROM held WHERE m.id = $3
   ), told AS (${insertOutbox('$5', 'held')})
   SELECT version::text AS version FROM held`,
);

export interface Retry extends Omit<Failure, 'isHarmful'> {
  delayMs: number;
  /** the engine hung: the next attempt is made in quarantine */
  timedOut: boolean;
}

/** The session's version after it, or null: no longer pending, or the lease is over. */
export async function retryTurn(
  queries: Queries,
  key: ReplyKey,
  held: HeldReply,
  { code, attempts, calls = [], delayMs, timedOut }: Retry,
): Promise<string | null> {
  const { sessionId, token, replyId } = key;
  const place = { owner: held.owner, sessionId, stage: held.stage };
  const details = { code, replyId, attempts };
  const events = [...callEvents(place, replyId, calls), logEvent('error', place, { severity: 'warning', details })];
  const lane = timedOut || held.takes > 1 ? 'quarantine' : 'ordinary';
  const rows = [hintRow(sessionId, { delayMs, lane }), eventRow(events)];
  const values = [sessionId, token, replyId, delayMs, JSON.stringify(rows), timedOut];
  const [row] = await queries.query<{ version: string }>(retry, values);
  return row?.version ?? null;
}
