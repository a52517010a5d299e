import { type Language, type Stage } from '@afya/contracts';
import { statement } from '@afya/database';
import { insertOutbox } from '@afya/events';
import { type ReplyInput } from '@afya/service-contracts';
import { type StoredContent } from './stored-values';
import { insertMessages } from './message.sql';

/**
 * The part of a statement that wakes a worker for each session of `from`, which has `id`, `lease_token`, `takes` and `wait_ms`. Its id differs
 * from that of the session's ordinary job, which the queue delays while it believes that a dead worker's job is running.
 */
export const insertWakeUp = (from: string): string => `
  INSERT INTO outbox (topic, payload)
  SELECT 'hint', jsonb_build_object(
    'job', jsonb_build_object('sessionId', id, 'traceparent', :traceparent::text, 'waitMs', wait_ms),
    'deduplicationId', 'r-' || id || '-' || coalesce(lease_token, ''),
    'lane', CASE WHEN takes > 0 THEN 'quarantine' ELSE 'ordinary' END)
  FROM ${from}`;

/**
 * Leases use the clock of the database, read when a statement has the row. `takes` counts the leases that ended without a result or a
 * release, and the current one: a session without a lease has 0, unless a worker died.
 */
export const leaseSession = statement(
  'lease_take',
  `UPDATE session SET lease_token = :token, lease_until = clock_timestamp() + :leaseMs * interval '1 ms',
     lease_holder = :workerId, takes = takes + 1
   WHERE id = :sessionId AND pending > 0 AND due_at <= clock_timestamp()
     AND (lease_until IS NULL OR lease_until <= clock_timestamp())
     AND (takes = 0 OR :lane = 'quarantine')
   RETURNING takes AS leases`,
);

export const renewLease = statement(
  'lease_renew',
  `UPDATE session SET lease_until = clock_timestamp() + :leaseMs * interval '1 ms'
   WHERE id = :sessionId AND lease_token = :token AND lease_until > clock_timestamp()
   RETURNING id`,
);

/** The lease may have expired: while the session has its token, no other worker has leased it. */
export const releaseLease = statement(
  'lease_release',
  `WITH released_session AS (
     UPDATE session SET lease_token = NULL, lease_until = NULL, lease_holder = NULL, takes = greatest(takes - 1, 0),
       hinted_at = clock_timestamp()
     WHERE id = :sessionId AND lease_token = :token RETURNING id, :token AS lease_token, takes, 0 AS wait_ms
   ) ${insertWakeUp('released_session')} RETURNING id`,
);

/** `:workerId` is the process that died. */
export const endDeadLease = statement(
  'lease_end_dead',
  `WITH ended_session AS (
     UPDATE session SET lease_until = clock_timestamp(), hinted_at = clock_timestamp()
     WHERE id = :sessionId AND lease_holder = :workerId AND lease_until > clock_timestamp()
     RETURNING id, lease_token, takes, 0 AS wait_ms
   ) ${insertWakeUp('ended_session')} RETURNING id`,
);

export interface ReplyInputRow {
  stage: Stage;
  language: Language;
  state: string | null;
  memory: string | null;
  replyId: string;
  attempts: number;
  traceparent: string;
  texts: (StoredContent & { isUser: boolean; unread: boolean })[];
  files: ReplyInput['files'];
}

/** Unread: the patient's texts after `read_seq`. An engine needs no replies and no placeholders of files of that time. */
export const loadReplyInput = statement(
  'reply_input_load',
  `SELECT s.stage, s.language, s.state, s.memory,
          r.id AS "replyId", r.attempts, r.traceparent, texts.list AS texts, files.list AS files
   FROM session s
   CROSS JOIN LATERAL (
     SELECT id, seq, part, attempts, traceparent FROM message
     WHERE session_id = s.id AND seq >= s.read_seq AND status = 'pending' ORDER BY seq, part LIMIT 1
   ) r
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('id', t.id, 'sealed', t.sealed, 'content', t.content,
              'translations', t.translations, 'metadata', t.metadata, 'isUser', t.kind = 'text', 'unread', t.seq > s.read_seq)
              ORDER BY t.seq, t.part), '[]') AS list
     FROM (
       (SELECT * FROM message
        WHERE session_id = s.id AND seq > s.read_seq AND (seq, part) < (r.seq, r.part) AND status = 'done' AND kind = 'text'
        ORDER BY seq DESC, part DESC LIMIT :maxUnread)
       UNION ALL
       (SELECT * FROM message
        WHERE session_id = s.id AND seq <= s.read_seq AND (seq, part) < (r.seq, r.part) AND status = 'done'
          AND kind IN ('text', 'reply', 'emergency')
        ORDER BY seq DESC, part DESC LIMIT :maxRecent)
     ) t
   ) texts
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('messageId', f.message_id, 'objectKey', f.object_key, 'type', f.type,
              'filename', f.filename, 'mime', f.mime, 'size', f.size,
              'contentKey', f.content_key) ORDER BY m.seq, m.part), '[]') AS list
     FROM message m JOIN file f ON f.message_id = m.id
     WHERE m.session_id = s.id AND m.seq > s.read_seq AND m.seq <= r.seq AND m.kind = 'file' AND m.status = 'done'
   ) files
   WHERE s.id = :sessionId AND s.lease_token = :token AND s.lease_until > clock_timestamp()`,
);

/** A reply with its session, and whether this lease is valid or has ended the attempt before. */
export const findReply = statement(
  'reply_find',
  `SELECT s.owner, s.stage, s.language, s.state, s.memory, s.read_seq AS "readSeq", r.seq, r.part, r.attempts, r.status,
          r.traceparent, s.version::text AS version, s.takes AS leases,
          coalesce((SELECT -amount FROM ledger WHERE message_id = r.id AND kind = 'charge'), 0) AS charged,
          (SELECT coalesce(json_object_agg(f.message_id, f.price), '{}') FROM message m JOIN file f ON f.message_id = m.id
           WHERE m.session_id = s.id AND m.seq = r.seq AND m.kind = 'file') AS "filePrices",
          coalesce(s.lease_token = :token AND s.lease_until > clock_timestamp(), false) AS "isLeased",
          coalesce(r.settled_by = :token, false) AS "isRepeat"
   FROM session s JOIN message r ON r.session_id = s.id AND r.id = :replyId::uuid
   WHERE s.id = :sessionId`,
);

/**
 * Writes a result in one statement, hence in one transaction: everything while the reply is pending and the lease valid, else nothing.
 * It locks the message's row before the session's, so that the second of two deliveries finds nothing pending. The lease
 * continues while replies are pending and ends otherwise.
 */
export const completeReply = statement(
  'reply_complete',
  `WITH locked_reply AS (
     SELECT id, seq FROM message WHERE id = :replyId AND session_id = :sessionId AND status = 'pending' FOR NO KEY UPDATE
   ), updated_session AS (
     UPDATE session s SET stage = :stage, state = :state, memory = :memory, assessment_type = :assessmentType,
       read_seq = greatest(s.read_seq, :readSeq), version = s.version + 1, pending = s.pending - 1 + :chained::integer,
       takes = CASE WHEN s.pending - 1 + :chained > 0 THEN 1 ELSE 0 END + :quarantined::integer,
       due_at = '-infinity',
       lease_token = CASE WHEN s.pending - 1 + :chained > 0 THEN s.lease_token END,
       lease_holder = CASE WHEN s.pending - 1 + :chained > 0 THEN s.lease_holder END,
       lease_until = CASE WHEN s.pending - 1 + :chained > 0 THEN clock_timestamp() + :leaseMs::integer * interval '1 ms' END
     FROM locked_reply
     WHERE s.id = :sessionId AND s.lease_token = :token AND s.lease_until > clock_timestamp()
     RETURNING s.id, s.version, s.pending, locked_reply.seq
   ), updated_message AS (
     UPDATE message m SET sealed = :content, content = '', translations = '{}', metadata = '{}', status = :status,
       settled_by = :token, version = updated_session.version
     FROM updated_session WHERE m.id = :replyId
   ), transcribed_message AS (
     UPDATE message m SET kind = 'text', sealed = t.sealed, content = '', translations = '{}', metadata = '{}',
       version = updated_session.version
     FROM updated_session, jsonb_to_recordset(:transcripts::jsonb) AS t(id uuid, sealed text)
     WHERE m.id = t.id AND m.session_id = updated_session.id AND m.kind = 'file'
   ), ledger_entry AS (
     INSERT INTO ledger (account_id, message_id, kind, amount, reason)
     SELECT l.account_id, l.message_id, 'refund', least(:refund::integer, -l.amount), :refundReason::text FROM updated_session, ledger l
     WHERE :refund::integer > 0 AND l.message_id = :replyId AND l.kind = 'charge'
     ON CONFLICT DO NOTHING RETURNING account_id, amount
   ), account_update AS (
     UPDATE account a SET balance = a.balance + r.amount, used = a.used - r.amount
     FROM ledger_entry r WHERE a.id = r.account_id
   ), chained_reply AS (${insertMessages('updated_session', 'updated_session.seq')}
   ), inserted_outbox AS (${insertOutbox(':outbox', 'updated_session')})
   SELECT version::text AS version, pending FROM updated_session`,
);

/**
 * Counts an attempt and ends the lease (`:timedOut`: as one whose worker died). The session is due after the delay, when a job wakes a
 * worker. The placeholder no longer shows the progress of the failed attempt.
 */
export const retryReply = statement(
  'reply_retry',
  `WITH locked_reply AS (
     SELECT id, (step IS NOT NULL)::integer AS shown_steps FROM message
     WHERE id = :replyId AND session_id = :sessionId AND status = 'pending' FOR NO KEY UPDATE
   ), updated_session AS (
     UPDATE session s SET lease_token = NULL, lease_until = NULL, lease_holder = NULL,
       takes = greatest(s.takes - CASE WHEN :timedOut THEN 0 ELSE 1 END, 0),
       version = s.version + locked_reply.shown_steps,
       due_at = clock_timestamp() + :delayMs * interval '1 ms', hinted_at = clock_timestamp() + :delayMs * interval '1 ms'
     FROM locked_reply WHERE s.id = :sessionId AND s.lease_token = :token AND s.lease_until > clock_timestamp()
     RETURNING s.id, s.version
   ), updated_message AS (
     UPDATE message m SET attempts = m.attempts + 1, settled_by = :token, step = NULL, version = updated_session.version FROM updated_session WHERE m.id = :replyId
   ), inserted_outbox AS (${insertOutbox(':outbox', 'updated_session')})
   SELECT version::text AS version FROM updated_session`,
);

/**
 * Locks in the same order as completing a reply, message before session: after the reply it finds nothing pending and writes nothing.
 * The same step again is no change, so that a second delivery does not raise the version.
 */
export const showProgress = statement(
  'reply_progress',
  `WITH locked_reply AS (
     SELECT id, step IS DISTINCT FROM :step::text AS is_new FROM message
     WHERE id = :replyId AND session_id = :sessionId AND status = 'pending' FOR NO KEY UPDATE
   ), updated_session AS (
     UPDATE session s SET version = s.version + locked_reply.is_new::integer FROM locked_reply
     WHERE s.id = :sessionId AND s.lease_token = :token AND s.lease_until > clock_timestamp()
     RETURNING s.version, locked_reply.is_new
   ), updated_message AS (
     UPDATE message m SET step = :step, version = updated_session.version FROM updated_session WHERE m.id = :replyId AND updated_session.is_new
   )
   SELECT version::text AS version FROM updated_session`,
);
