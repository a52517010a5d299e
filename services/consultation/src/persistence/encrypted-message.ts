import { type ColumnCipher } from '@afya/database';
import { encryptEventRow } from '@afya/events';
import { type MessageContent, type MessageRow } from '../messages/message.repository';
import { type OutboxRow } from '../outbox/event-outbox.port';
import { storableJson } from '../storable';

/** A stored message. Placeholders have no encrypted content and are stored in clear. */
export interface StoredContent extends MessageContent {
  id: string;
  sealed: string | null;
}

const contentCell = (row: string) => ({ column: 'message.sealed', row });

export function encryptContent(
  cipher: ColumnCipher,
  id: string,
  { content, translations, metadata }: MessageContent,
): string {
  return cipher.encrypt(contentCell(id), storableJson({ content, translations, metadata }));
}

/** @throws UnreadableValueError */
export function decryptContent(cipher: ColumnCipher, stored: StoredContent): MessageContent {
  const { id, sealed: encrypted, ...clear } = stored;
  return encrypted === null ? clear : cipher.decryptJson(contentCell(id), encrypted);
}

/** The messages as JSON for `insertMessages`. */
export function encryptedMessages(cipher: ColumnCipher, messages: readonly MessageRow[]): string {
  return storableJson(
    messages.map((message) => {
      if (message.status === 'pending') return message;
      const { content, translations, metadata, ...row } = message;
      return { ...row, sealed: encryptContent(cipher, row.id, { content, translations, metadata }) };
    }),
  );
}

/** The rows as JSON for `insertOutbox`. The parts of events about a patient's health are encrypted. */
export function outboxJson(cipher: ColumnCipher, rows: readonly OutboxRow[]): string {
  return storableJson(rows.map((row) => (row.topic === 'event' ? encryptEventRow(cipher, row) : row)));
}
