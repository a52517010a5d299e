import { type ChatAccepted, type MessageMetadata, type Rating, type Stage } from '@afya/contracts';
import { statement } from '@afya/database';
import { type ListedMessage, type MessageKind } from '../messages/message.repository';
import { type Owned } from './owned';
import { type StoredContent } from './encrypted-message';

/** The part of a statement that inserts `:messages` (JSON, see `encryptedMessages`) as send `seq` of the session `from.id`, at `from.version`. */
export const insertMessages = (from: string, seq: string): string => `
  INSERT INTO message (id, session_id, seq, part, kind, sealed, content, translations, metadata, status, reply_to, traceparent,
    version)
  SELECT m.id, ${from}.id, ${seq}, m.part, m.kind, m.sealed, coalesce(m.content, ''), coalesce(m.translations, '{}'),
    coalesce(m.metadata, '{}'), m.status, m.reply_to, m.traceparent, ${from}.version
  FROM ${from}, jsonb_to_recordset(:messages::jsonb) AS m(
    id uuid, part integer, kind text, sealed text, content text, translations jsonb, metadata jsonb, status text,
    reply_to uuid, traceparent text)`;

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
