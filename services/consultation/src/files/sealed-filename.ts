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

const keyPlace = (row: string) => ({ column: 'file.content_key', row });

/** The key of a file's object; null where the object lies in clear. `id`: of the file's message. @throws UnreadableValueError */
export function decryptContentKey(cipher: ColumnCipher, id: string, encrypted: string | null): string | null {
  return encrypted === null ? null : cipher.open(keyPlace(id), encrypted);
}

/** The files of a send as JSON, as the statement that attaches them reads it. */
export function storedFiles(cipher: ColumnCipher, files: readonly (StoredFile & { message_id: string })[]): string {
  return storableJson(
    files.map((file) => ({
      ...file,
      filename: sealFilename(cipher, file.message_id, file.filename),
      contentKey: cipher.seal(keyPlace(file.message_id), file.contentKey),
    })),
  );
}
