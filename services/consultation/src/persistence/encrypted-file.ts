import { type ColumnCipher } from '@afya/database';
import { type AttachedFile } from '../messages/message.repository';
import { storableJson, storableText } from '../storable';

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
