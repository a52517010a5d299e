import { type ColumnCipher } from '@afya/database';
import { type StoredFile } from '@afya/service-contracts';
import { storableJson, storableText } from '../database/storable';

const place = (row: string) => ({ column: 'file.filename', row });

/** Names of files tell of illnesses as texts do. `id`: of the file's message. */
export function sealFilename(cipher: ColumnCipher, id: string, filename: string): string {
  return cipher.seal(place(id), storableText(filename));
}

/** @throws UnreadableValueError */
export function openFilename(cipher: ColumnCipher, id: string, sealed: string): string {
  return cipher.open(place(id), sealed);
}

/** The files of a send as JSON, as the statement that attaches them reads it. */
export function storedFiles(cipher: ColumnCipher, files: readonly (StoredFile & { message_id: string })[]): string {
  return storableJson(
    files.map((file) => ({ ...file, filename: sealFilename(cipher, file.message_id, file.filename) })),
  );
}
