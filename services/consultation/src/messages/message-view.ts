import { type Message } from '@afya/contracts';
import { type ColumnCipher } from '@afya/database';
import { PROGRESS_COLUMNS, type ProgressRow, withProgress } from './message-progress';
import { type MessageKind } from './message-row';
import { openContent, type StoredContent } from './sealed-message';

/** A message as it is read; `MESSAGE_COLUMNS` reads it, of its session as well. */
export interface MessageViewRow extends StoredContent, ProgressRow {
  kind: MessageKind;
  createdAt: Date;
}

export const MESSAGE_COLUMNS = `m.id, m.kind, m.created_at AS "createdAt", m.status, m.sealed, m.content, m.translations, m.metadata,
  ${PROGRESS_COLUMNS}`;

/** @throws UnreadableValueError */
export function viewMessage(cipher: ColumnCipher, sessionId: string, row: MessageViewRow): Message {
  const { content, translations, metadata } = openContent(cipher, row);
  const message = {
    id: row.id,
    sessionId,
    content,
    isUser: row.kind === 'text' || row.kind === 'file',
    createdAt: row.createdAt.toISOString(),
    translations,
    metadata: { status: row.status, ...metadata },
  };
  return withProgress(message, row);
}
