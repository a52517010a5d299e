import { type Message, type MessageMetadata } from '@afya/contracts';
import { type MessageKind } from './message-row';

/** A message as it is read; `MESSAGE_COLUMNS` reads it. */
export interface MessageViewRow {
  id: string;
  kind: MessageKind;
  content: string;
  createdAt: Date;
  translations: Message['translations'];
  metadata: Omit<MessageMetadata, 'status'>;
  status: MessageMetadata['status'];
}

export const MESSAGE_COLUMNS = `m.id, m.kind, m.content, m.created_at AS "createdAt", m.translations, m.metadata, m.status`;

export function viewMessage(sessionId: string, row: MessageViewRow): Message {
  return {
    id: row.id,
    sessionId,
    content: row.content,
    isUser: row.kind === 'text' || row.kind === 'file',
    createdAt: row.createdAt.toISOString(),
    translations: row.translations,
    metadata: { status: row.status, ...row.metadata },
  };
}
