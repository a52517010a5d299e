import { statement } from '@afya/database';
import { type MessageKind } from '../messages/message.repository';
import { type StoredContent } from './encrypted-message';

/** Locked until the reveal is logged: an erasure comes entirely before or after it. */
export const lockRevealedSession = statement(
  'reveal_lock',
  'SELECT stage FROM session WHERE id = :sessionId FOR KEY SHARE',
);

export interface RevealedRow extends StoredContent {
  kind: MessageKind;
  createdAt: Date;
}

export const readRevealedMessages = statement(
  'reveal_read',
  `SELECT id, kind, created_at AS "createdAt", sealed, content, translations, metadata FROM message
   WHERE session_id = :sessionId AND (:messageId::uuid IS NULL OR id = :messageId::uuid) ORDER BY seq, part`,
);
