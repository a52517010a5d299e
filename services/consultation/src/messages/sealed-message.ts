import { type ColumnCipher } from '@afya/database';
import { storableJson } from '../database/storable';
import { type MessageRow } from './message-row';

/** What a message says. It lies sealed; only a placeholder, which says nothing but words of the product, lies open. */
export type MessageContent = Pick<MessageRow, 'content' | 'translations' | 'metadata'>;

export interface StoredContent extends MessageContent {
  id: string;
  sealed: string | null;
}

const place = (row: string) => ({ column: 'message.sealed', row });

export function sealContent(
  cipher: ColumnCipher,
  id: string,
  { content, translations, metadata }: MessageContent,
): string {
  return cipher.seal(place(id), storableJson({ content, translations, metadata }));
}

/** @throws UnreadableValueError */
export function openContent(cipher: ColumnCipher, { id, sealed, ...open }: StoredContent): MessageContent {
  return sealed === null ? open : cipher.openJson(place(id), sealed);
}

/** The messages as JSON for `insertMessages`. */
export function storedMessages(cipher: ColumnCipher, messages: readonly MessageRow[]): string {
  return storableJson(
    messages.map(({ content, translations, metadata, ...row }) => {
      const said = { content, translations, metadata };
      return row.status === 'pending' ? { ...row, ...said } : { ...row, sealed: sealContent(cipher, row.id, said) };
    }),
  );
}
