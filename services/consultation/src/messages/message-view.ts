import { type Message, type MessageMetadata } from '@afya/contracts';
import { type ColumnCipher } from '@afya/database';
import { type MessageKind } from './message-row';
import { openContent, type StoredContent } from './sealed-message';

/** A message as it is read; `MESSAGE_COLUMNS` reads it. */
export interface MessageViewRow extends StoredContent {
  kind: MessageKind;
  createdAt: Date;
  status: MessageMetadata['status'];
}

export const MESSAGE_COLUMNS = `m.id, m.kind, m.created_at AS "createdAt", m.status, m.sealed, m.content, m.translations, m.metadata`;

/** @throws UnreadableValueError */
export function viewMessage(cipher: ColumnCipher, sessionId: string, row: MessageViewRow): Message {
  const { content, translations, metadata } = openContent(cipher, row);
  return {
    id: row.id,
    sessionId,
    content,
    isUser: row.kind === 'text' || row.kind === 'file',
    createdAt: row.createdAt.toISOString(),
    translations,
    metadata: { status: row.status, ...metadata },
  };
}
