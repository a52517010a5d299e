import { type Stage } from '@afya/contracts';
import { type ColumnCipher, type Queries, statement } from '@afya/database';
import { storableJson } from '../database/storable';
import { insertMessages, type MessageRow } from '../messages/message-row';
import { sealContent, storedMessages } from '../messages/sealed-message';
import { insertOutbox } from '@afya/events';
import { type OutboxRow, sealOutbox } from '../outbox/outbox-rows';
import { sealMemory, sealState, type SessionState } from '../sessions/sealed-session';
import { type Lease } from './load-turn';

/** The end of a pending reply, good or bad, and what the session is after it. */
export interface Settlement {
  replyId: string;
  message: Pick<MessageRow, 'content' | 'translations' | 'metadata'> & { status: 'done' | 'failed' };
  session: SessionState & { stage: Stage; memory: unknown };
  /** the patient's messages up to this send count as read */
  readSeq: number;
  /** the pending reply that follows without the patient writing anything */
  chained: MessageRow | null;
  /** credits of the charge to give back; 0: none */
  refund: number;
  /** the session is answered in quarantine until a reply to it is completed */
  quarantined: boolean;
  outbox: OutboxRow[];
}

/**
 * One statement, hence one transaction: all of it while the reply is pending and the token holds, or nothing. The message's row is
 * locked before the session's, so that of two deliveries of one settlement the second finds nothing pending. The lease goes on
 * while something is left to answer and ends otherwise.
 */
const settle = statement(
  'reply_settle',
  `WITH turn AS (
     SELECT id, seq FROM message WHERE id = $4 AND session_id = $1 AND status = 'pending' FOR NO KEY UPDATE
   ), held AS (
     UPDATE session s SET stage = $5, state = $6, memory = $7, assessment_type = $8,
       read_seq = greatest(s.read_seq, $9), version = s.version + 1, pending = s.pending - 1 + $10::integer,
       takes = CASE WHEN s.pending - 1 + $10 > 0 THEN 1 ELSE 0 END + $16::integer,
       due_at = '-infinity',
       lease_token = CASE WHEN s.pending - 1 + $10 > 0 THEN s.lease_token END,
       lease_holder = CASE WHEN s.pending - 1 + $10 > 0 THEN s.lease_holder END,
       lease_until = CASE WHEN s.pending - 1 + $10 > 0 THEN clock_timestamp() + $3::integer * interval '1 ms' END
     FROM turn
     WHERE s.id = $1 AND s.lease_token = $2 AND s.lease_until > clock_timestamp()
     RETURNING s.id, s.version, s.pending, turn.seq
   ), settled AS (
     UPDATE message m SET sealed = $11, content = '', translations = '{}', metadata = '{}', status = $12, settled_by = $2
     FROM held WHERE m.id = $4
   ), refunded AS (
     INSERT INTO ledger (account_id, message_id, kind, amount)
     SELECT l.account_id, l.message_id, 'refund', least($13::integer, -l.amount) FROM held, ledger l
     WHERE $13::integer > 0 AND l.message_id = $4 AND l.kind = 'charge'
     ON CONFLICT DO NOTHING RETURNING account_id, amount
   ), repaid AS (
     UPDATE account a SET balance = a.balance + r.amount, used = a.used - r.amount FROM refunded r WHERE a.id = r.account_id
   ), chained AS (${insertMessages('$14', 'held', 'held.seq')}
   ), told AS (${insertOutbox('$15', 'held')})
   SELECT version::text AS version, pending FROM held`,
);

export interface Settled {
  version: string;
  /** replies still to be given; the lease goes on for them */
  pending: number;
}

/** Writes it, or returns null: no longer pending, or the lease is over. */
export async function settleReply(
  queries: Queries,
  cipher: ColumnCipher,
  lease: Lease,
  end: Settlement,
): Promise<Settled | null> {
  const { message, session, chained } = end;
  const { sessionId, token, leaseMs } = lease;
  const { stage, confidence, memory } = session;
  const [row] = await queries.query<Settled>(settle, [
    ...[sessionId, token, leaseMs, end.replyId],
    ...[stage, sealState(cipher, sessionId, session)],
    ...[sealMemory(cipher, sessionId, memory), confidence?.assessmentType ?? null, end.readSeq, chained ? 1 : 0],
    ...[sealContent(cipher, end.replyId, message), message.status, end.refund],
    ...[storedMessages(cipher, chained ? [chained] : []), storableJson(sealOutbox(cipher, end.outbox))],
    end.quarantined ? 1 : 0,
  ]);
  return row ?? null;
}
