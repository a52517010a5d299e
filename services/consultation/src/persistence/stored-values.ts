import { type Rating } from '@afya/contracts';
import { type ColumnCipher } from '@afya/database';
import { encryptEventRow } from '@afya/events';
import { type AttachedFile, type MessageContent, type MessageRow } from '../messages/message.repository';
import { type OutboxRow } from '../outbox/event-outbox.port';
import { type SessionState } from '../sessions/session.repository';
import { storableJson, storableText } from '../storable';

const EMPTY_STATE: SessionState = { collectedInfo: {}, confidence: null, lastQuestion: null };

const sessionCell = (column: 'state' | 'memory' | 'title', row: string) => ({ column: `session.${column}`, row });

export function encryptState(cipher: ColumnCipher, id: string, state: SessionState): string {
  const { collectedInfo, confidence, lastQuestion, others, diagnosis } = state;
  const stored = { collectedInfo, confidence, lastQuestion, others, diagnosis };
  return cipher.encrypt(sessionCell('state', id), storableJson(stored));
}

/** null: the session knows nothing yet. @throws UnreadableValueError */
export function decryptState(cipher: ColumnCipher, id: string, encrypted: string | null): SessionState {
  return encrypted === null ? EMPTY_STATE : cipher.decryptJson(sessionCell('state', id), encrypted);
}

export function encryptMemory(cipher: ColumnCipher, id: string, memory: unknown): string | null {
  return memory === null || memory === undefined
    ? null
    : cipher.encrypt(sessionCell('memory', id), storableJson(memory));
}

/** @throws UnreadableValueError */
export function decryptMemory(cipher: ColumnCipher, id: string, encrypted: string | null): unknown {
  return encrypted === null ? null : cipher.decryptJson(sessionCell('memory', id), encrypted);
}

/** An empty title removes it. */
export function encryptTitle(cipher: ColumnCipher, id: string, title: string): string | null {
  return title === '' ? null : cipher.encrypt(sessionCell('title', id), storableJson(title));
}

/** @throws UnreadableValueError */
export function decryptTitle(cipher: ColumnCipher, id: string, encrypted: string | null): string | undefined {
  return encrypted === null ? undefined : cipher.decryptJson(sessionCell('title', id), encrypted);
}

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

const filenameCell = (row: string) => ({ column: 'file.filename', row });
const contentKeyCell = (row: string) => ({ column: 'file.content_key', row });

/** File names can reveal an illness, as texts do. `id`: of the file's message. */
export function encryptFilename(cipher: ColumnCipher, id: string, filename: string): string {
  return cipher.encrypt(filenameCell(id), storableText(filename));
}

/** @throws UnreadableValueError */
export function decryptFilename(cipher: ColumnCipher, id: string, encrypted: string): string {
  return cipher.decrypt(filenameCell(id), encrypted);
}

/** The key of a file's object; null when the object is not encrypted. `id`: of the file's message. @throws UnreadableValueError */
export function decryptContentKey(cipher: ColumnCipher, id: string, encrypted: string | null): string | null {
  return encrypted === null ? null : cipher.decrypt(contentKeyCell(id), encrypted);
}

/** The files of a send as JSON for the accept statement. */
export function encryptedFiles(cipher: ColumnCipher, files: readonly AttachedFile[]): string {
  return storableJson(
    files.map((file) => ({
      ...file,
      filename: encryptFilename(cipher, file.message_id, file.filename),
      contentKey: cipher.encrypt(contentKeyCell(file.message_id), file.contentKey),
    })),
  );
}

const reasonCell = (messageId: string) => ({ column: 'rating.reason', row: messageId });

/** The reason as it is stored; null without one. */
export function encryptReason(cipher: ColumnCipher, messageId: string, rating: Rating | null): string | null {
  return rating?.reason ? cipher.encrypt(reasonCell(messageId), rating.reason) : null;
}

export interface StoredRating {
  /** of the message */
  id: string;
  rating: Rating['value'] | null;
  ratingReason: string | null;
}

/** The rating of a message for its metadata; empty without one. @throws UnreadableValueError */
export function decryptRating(cipher: ColumnCipher, { id, rating, ratingReason }: StoredRating): { rating?: Rating } {
  if (!rating) return {};
  const reason = ratingReason === null ? undefined : cipher.decrypt(reasonCell(id), ratingReason);
  return { rating: { value: rating, ...(reason !== undefined && { reason }) } };
}
