import { CONTINUING_STAGES, type Stage } from '@afya/contracts';
import { statement } from '@afya/database';
import { insertOutbox } from '@afya/events';
import { type Owned } from './owned';
import { insertWakeUp } from './reply.sql';

/** `settled_by` of a reply that the patient stopped; that of other replies is the token of a lease. */
const BY_PATIENT = 'patient';
const CONTINUING = [...CONTINUING_STAGES].map((stage) => `'${stage}'`).join(', ');

export interface StoppableReplyRow extends Owned {
  owner: string;
  stage: Stage;
  language: 'en' | 'sw';
  version: string;
  /** null: no such reply */
  status: 'pending' | 'done' | 'failed' | null;
  isStopped: boolean;
  charged: number;
  refunded: number;
}

export const findStoppableReply = statement(
  'reply_find_stoppable',
  `SELECT s.owner = :owner AS owned, s.owner, s.stage, s.language, s.version::text AS version, r.status,
     coalesce(r.settled_by = '${BY_PATIENT}', false) AS "isStopped",
     coalesce((SELECT -amount FROM ledger WHERE message_id = r.id AND kind = 'charge'), 0) AS charged,
     coalesce((SELECT amount FROM ledger WHERE message_id = r.id AND kind = 'refund'), 0) AS refunded
   FROM session s LEFT JOIN message r ON r.session_id = s.id AND r.id = :replyId::uuid AND r.kind = 'reply'
   WHERE s.id = :sessionId`,
);

/**
 * Ends a pending reply on behalf of the patient in one statement. It locks in the order of completing a reply, message before session, so
 * that only one of the two finds it pending. The worker that has the lease for it loses the lease. The patient's message counts as
 * withdrawn: later replies do not read it. A stage that continues without the patient ends in follow_up, as after a failure.
 */
export const stopReply = statement(
  'reply_stop',
  `WITH locked_reply AS (
     SELECT id, session_id, seq, part, reply_to FROM message
     WHERE id = :replyId AND session_id = :sessionId AND status = 'pending' FOR NO KEY UPDATE
   ), stopped_reply AS (
     SELECT r.*, NOT EXISTS (
       SELECT FROM message o WHERE o.session_id = r.session_id AND o.status = 'pending' AND (o.seq, o.part) < (r.seq, r.part)
     ) AS is_next
     FROM locked_reply r
   ), updated_session AS (
     UPDATE session s SET version = s.version + 1, pending = s.pending - 1,
       stage = CASE WHEN r.is_next AND s.stage IN (${CONTINUING}) THEN 'follow_up' ELSE s.stage END,
       takes = CASE WHEN r.is_next OR s.pending = 1 THEN 0 ELSE s.takes END,
       due_at = CASE WHEN r.is_next THEN '-infinity' ELSE s.due_at END,
       hinted_at = CASE WHEN r.is_next THEN clock_timestamp() ELSE s.hinted_at END,
       lease_token = CASE WHEN r.is_next OR s.pending = 1 THEN NULL ELSE s.lease_token END,
       lease_until = CASE WHEN r.is_next OR s.pending = 1 THEN NULL ELSE s.lease_until END,
       lease_holder = CASE WHEN r.is_next OR s.pending = 1 THEN NULL ELSE s.lease_holder END
     FROM stopped_reply r WHERE s.id = :sessionId AND s.owner = :owner
     RETURNING s.id, s.version, s.pending, r.is_next, r.seq, r.reply_to
   ), updated_message AS (
     UPDATE message m SET sealed = :content, content = '', translations = '{}', metadata = '{}', status = 'failed', step = NULL,
       settled_by = '${BY_PATIENT}', version = updated_session.version
     FROM updated_session WHERE m.id = :replyId
   ), withdrawn_message AS (
     UPDATE message m SET status = 'failed', version = s.version FROM updated_session s, message answered
     WHERE answered.id = s.reply_to AND answered.kind IN ('text', 'file')
       AND m.session_id = s.id AND m.seq = s.seq AND m.kind IN ('text', 'file')
   ), ledger_entry AS (
     INSERT INTO ledger (account_id, message_id, kind, amount, reason)
     SELECT l.account_id, l.message_id, 'refund', -l.amount, 'stopped' FROM updated_session, ledger l
     WHERE l.message_id = :replyId AND l.kind = 'charge'
     ON CONFLICT DO NOTHING RETURNING account_id, amount
   ), account_update AS (
     UPDATE account a SET balance = a.balance + r.amount, used = a.used - r.amount FROM ledger_entry r WHERE a.id = r.account_id
   ), waiting_session AS (
     SELECT id, :replyId::text AS lease_token, 0 AS takes, 0 AS wait_ms FROM updated_session WHERE is_next AND pending > 0
   ), wake_up AS (${insertWakeUp('waiting_session')}
   ), inserted_outbox AS (${insertOutbox(':outbox', 'updated_session')})
   SELECT version::text AS version, pending FROM updated_session`,
);
