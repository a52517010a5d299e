import { type ChatAccepted, type MessageMetadata, type Rating, type Stage } from '@afya/contracts';
import { statement } from '@afya/database';
import { insertOutbox } from '@afya/events';
import { AppError } from '@afya/runtime';
import { type ListedMessage, type MessageKind, SendConflictError } from '../messages/message.repository';
import { type Owned } from './owned';
import { type StoredContent } from './stored-values';

export interface SendContextRow extends Owned {
  stage: Stage;
  withheld: boolean;
  state: string | null;
  memory: string | null;
  hash: string | null;
  version: string;
  response: ChatAccepted | null;
}

export const readSendContext = statement(
  'send_context',
  `SELECT s.owner = :owner AS owned, s.stage, a.withheld, s.state, s.memory, s.version::text AS version,
     i.request_hash AS hash, i.response
   FROM session s
   JOIN account a ON a.owner = s.owner
   LEFT JOIN idempotency i ON i.account_id = a.id AND i.key = :commandId
   WHERE s.id = :sessionId`,
);

/** The conditions of the accept statement, without a lock. */
export const isBeyondQuota = statement(
  'is_beyond_quota',
  `SELECT coalesce(
     (a.hour_from > now() - interval '1 h' AND a.hour_sends >= :ownerHour::integer)
     OR (a.day_from > now() - interval '24 h' AND a.day_sends >= :ownerDay::integer)
     OR (n.hour = date_trunc('hour', now()) AND n.hour_sends >= :networkHour::integer)
     OR n.sends >= :networkDay::integer
     OR s.pending >= :maxPending::integer
     OR a.balance < :credits::integer, false) AS beyond
   FROM session s JOIN account a ON a.owner = s.owner LEFT JOIN network_day n ON n.key = :network::text
   WHERE s.id = :sessionId AND s.owner = :owner`,
);

/** The part of a statement that inserts `:messages` (JSON, see `encryptedMessages`) as send `seq` of the session `from.id`, at `from.version`. */
export const insertMessages = (from: string, seq: string): string => `
  INSERT INTO message (id, session_id, seq, part, kind, sealed, content, translations, metadata, status, reply_to, traceparent,
    version)
  SELECT m.id, ${from}.id, ${seq}, m.part, m.kind, m.sealed, coalesce(m.content, ''), coalesce(m.translations, '{}'),
    coalesce(m.metadata, '{}'), m.status, m.reply_to, m.traceparent, ${from}.version
  FROM ${from}, jsonb_to_recordset(:messages::jsonb) AS m(
    id uuid, part integer, kind text, sealed text, content text, translations jsonb, metadata jsonb, status text,
    reply_to uuid, traceparent text)`;

/**
 * Accepts a message in one statement, hence in one transaction and one round trip. It locks the session's row first, then the
 * account's, decides on the locked rows, and every write depends on `accepted_message`, so that a rejected message stores nothing.
 * The idempotency row comes before the charge: only one of several requests with the same key is charged. New values of the account are computed
 * from the locked row and not from the updated one: Postgres checks the constraints of that one as it was when the statement began,
 * without credits granted since.
 *
 * The parameters are described in `PostgresMessageRepository.accept`. A limit of null allows any number.
 *
 * The owner's count is on the locked row and is exact. The network's count is read without a lock, so that its users do not
 * wait for each other: concurrent messages may exceed that limit.
 */
export const acceptMessage = statement(
  'accept_message',
  `WITH locked_session AS (
     SELECT id, owner, next_seq, pending, version + 1 AS version,
            stage = :stage AND coalesce(assessment_type, '') = :assessmentType
              AND (:newState::text IS NULL OR state IS NOT DISTINCT FROM :oldState) AS is_unchanged
     FROM session WHERE id = :sessionId AND owner = :owner FOR NO KEY UPDATE
   ), locked_account AS (
     SELECT id, balance, used, withheld, hour_from, day_from,
            CASE WHEN hour_from > now() - interval '1 h' THEN hour_sends ELSE 0 END AS hour_sends,
            CASE WHEN day_from > now() - interval '24 h' THEN day_sends ELSE 0 END AS day_sends
     FROM account WHERE owner = (SELECT owner FROM locked_session) FOR NO KEY UPDATE
   ), rate_limit AS (
     SELECT ceil(extract(epoch FROM greatest(
       CASE WHEN locked_account.hour_sends >= :ownerHour::integer
            THEN locked_account.hour_from + interval '1 h' - now() END,
       CASE WHEN locked_account.day_sends >= :ownerDay::integer
            THEN locked_account.day_from + interval '24 h' - now() END,
       CASE WHEN n.hour = date_trunc('hour', now()) AND n.hour_sends >= :networkHour::integer
            THEN n.hour + interval '1 h' - now() END,
       CASE WHEN n.sends >= :networkDay::integer THEN date_trunc('day', now(), 'UTC') + interval '1 day' - now() END
     )))::integer AS wait
     FROM locked_account LEFT JOIN network_day n ON n.key = :network::text
   ), decision AS (
     SELECT locked_session.*, locked_account.id AS account_id, locked_account.used + :credits::integer AS used, wait,
            CASE WHEN NOT is_unchanged THEN 'changed'
                 WHEN wait IS NOT NULL THEN 'too_many_sends'
                 WHEN pending >= :maxPending::integer THEN 'too_many_pending'
                 WHEN balance < :credits::integer
                 THEN CASE WHEN withheld THEN 'allowance_suspended' ELSE 'no_credits' END
                 ELSE 'accepted' END AS outcome
     FROM locked_session, locked_account, rate_limit
   ), idempotency_key AS (
     INSERT INTO idempotency (account_id, key, request_hash, response)
     SELECT account_id, :commandId, :requestHash,
            :response::jsonb || jsonb_build_object('creditsCharged', :credits::integer, 'creditsUsed', used)
     FROM decision WHERE outcome = 'accepted'
     ON CONFLICT DO NOTHING RETURNING account_id
   ), accepted_message AS (
     SELECT decision.* FROM decision JOIN idempotency_key USING (account_id)
   ), session_update AS (
     UPDATE session s SET next_seq = s.next_seq + 1, version = s.version + 1, language = :language, last_active_at = now(),
       state = coalesce(:newState, s.state), pending = s.pending + :newPending::integer,
       hinted_at = CASE WHEN :newPending > 0 THEN clock_timestamp() ELSE s.hinted_at END
     FROM accepted_message WHERE s.id = accepted_message.id
   ), account_update AS (
     UPDATE account a SET balance = locked.balance - :credits, used = locked.used + :credits,
       hour_sends = locked.hour_sends + 1, hour_from = CASE WHEN locked.hour_sends = 0 THEN now() ELSE locked.hour_from END,
       day_sends = locked.day_sends + 1, day_from = CASE WHEN locked.day_sends = 0 THEN now() ELSE locked.day_from END
     FROM accepted_message JOIN locked_account AS locked ON locked.id = accepted_message.account_id WHERE a.id = locked.id
   ), network_count AS (
     INSERT INTO network_day AS n (key, sends, hour, hour_sends)
     SELECT :network::text, 1, date_trunc('hour', now()), 1 FROM accepted_message WHERE :network::text IS NOT NULL
     ON CONFLICT (key) DO UPDATE SET sends = n.sends + 1, hour = excluded.hour,
       hour_sends = CASE WHEN n.hour = excluded.hour THEN n.hour_sends + 1 ELSE 1 END
   ), ledger_entry AS (
     INSERT INTO ledger (account_id, message_id, kind, amount)
     SELECT account_id, :replyId::uuid, 'charge', -:credits FROM accepted_message WHERE :credits > 0
   ), inserted_messages AS (${insertMessages('accepted_message', 'accepted_message.next_seq')}
   ), inserted_files AS (
     INSERT INTO file (message_id, object_key, type, filename, mime, size, sha256, content_key, price)
     SELECT f.message_id, f."objectKey", f.type, f.filename, f.mime, f.size, f.sha256, f."contentKey", f.price
     FROM accepted_message, jsonb_to_recordset(:files::jsonb) AS f(
       message_id uuid, "objectKey" text, type text, filename text, mime text, size integer, sha256 text, "contentKey" text,
       price integer)
   ), inserted_outbox AS (${insertOutbox(':outbox', 'accepted_message')})
   SELECT CASE WHEN outcome = 'accepted' AND NOT EXISTS (SELECT FROM idempotency_key) THEN 'key_used' ELSE outcome END
            AS outcome,
          used, wait, version::text AS version
   FROM decision`,
);

export interface AcceptOutcome {
  /** `changed`: the price was for another stage; `key_used`: another request with this key was first */
  outcome:
    'accepted' | 'key_used' | 'changed' | 'too_many_sends' | 'too_many_pending' | 'no_credits' | 'allowance_suspended';
  used: number;
  /** seconds until a send is allowed again */
  wait: number | null;
  version: string;
}

/** Thrown inside the transaction, so that a rejected send also rolls back its purchases. */
export function requireAccepted(row: AcceptOutcome | undefined): AcceptOutcome {
  switch (row?.outcome) {
    case 'accepted':
      return row;
    case 'too_many_sends':
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: row.wait ?? 1 });
    case 'allowance_suspended':
      throw new AppError('CREDITS_WITHHELD', { retryAfterSeconds: secondsUntilTomorrow() });
    case 'too_many_pending':
      throw new AppError('CHAT_TOO_MANY_PENDING');
    case 'no_credits':
      throw new AppError('CREDITS_EXHAUSTED');
    default:
      throw new SendConflictError();
  }
}

/** Seconds until the next day in UTC, when the counts of networks start again. */
function secondsUntilTomorrow(now = Date.now()): number {
  const dayMs = 86_400_000;
  return Math.ceil((dayMs - (now % dayMs)) / 1_000);
}

export interface MessageViewRow extends StoredContent, Pick<ListedMessage, 'step' | 'language'> {
  status: MessageMetadata['status'];
  kind: MessageKind;
  createdAt: Date;
  /** its place among all messages of the session, from 0 */
  index: number;
  rating: Rating['value'] | null;
  /** encrypted */
  ratingReason: string | null;
}

export type ListedRow = Owned & { version: string } & (MessageViewRow | { id: null });

/**
 * One statement, so that version and messages are of the same moment. A session without messages is one row without a message. With
 * `:after`, the messages that have not changed since that version are numbered and left out; a version that is to come counts as none.
 */
export const listMessages = statement(
  'messages_list',
  `SELECT s.owner = :owner AS owned, s.version::text AS version, m.id, m.kind, m.created_at AS "createdAt", m.status, m.sealed,
     m.content, m.translations, m.metadata, m.step, s.language, m.index::integer AS index,
     rating.value AS rating, rating.reason AS "ratingReason"
   FROM session s LEFT JOIN (
     SELECT *, row_number() OVER (ORDER BY seq, part) - 1 AS index FROM message WHERE session_id = :sessionId
   ) m ON s.owner = :owner AND m.version > coalesce(CASE WHEN :after::bigint <= s.version THEN :after::bigint END, -1)
   LEFT JOIN rating ON rating.message_id = m.id
   WHERE s.id = :sessionId ORDER BY m.seq, m.part`,
);
