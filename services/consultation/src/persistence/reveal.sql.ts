import { type Rating } from '@afya/contracts';
import { statement } from '@afya/database';
import { type MessageKind } from '../messages/message.repository';
import { type StoredContent } from './stored-values';

/** Locked until the reveal is logged: an erasure comes entirely before or after it. */
export const lockRevealedSession = statement(
  'reveal_lock',
  'SELECT stage FROM session WHERE id = :sessionId FOR KEY SHARE',
);

export interface RevealedRow extends StoredContent {
  kind: MessageKind;
  createdAt: Date;
  rating: Rating['value'] | null;
  ratingReason: string | null;
}

export const readRevealedMessages = statement(
  'reveal_read',
  `SELECT id, kind, created_at AS "createdAt", sealed, content, translations, metadata,
     rating.value AS rating, rating.reason AS "ratingReason"
   FROM message LEFT JOIN rating ON rating.message_id = message.id
   WHERE session_id = :sessionId AND (:messageId::uuid IS NULL OR id = :messageId::uuid) ORDER BY seq, part`,
);
