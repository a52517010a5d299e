import { fetchKeptFile, filesAtHand } from '../files/kept-file';
import { forgetUpload, noteUpload, sharesSent } from '../files/upload-progress';
import type { Outgoing } from '../session/outgoing';
import { sendMessage } from './send-message';

/** Sends a message with its files out of the browser's database, and notes how much of each has gone out. */
export async function upload(outgoing: Outgoing, signal: AbortSignal): Promise<void> {
  const { idempotencyKey: key, files: kept } = outgoing;
  const files = await filesOf(outgoing);
  const sizes = files.map(({ size }) => size);
  try {
    await sendMessage(outgoing, {
      files,
      signal,
      onProgress: (progress) => {
        const shares = sharesSent(sizes, progress);
        noteUpload(key, new Map(kept.map(({ id }, index) => [id, shares[index] ?? 0])));
      },
    });
  } finally {
    forgetUpload(key);
  }
}

async function filesOf({ files }: Outgoing): Promise<File[]> {
  await Promise.all(files.map(({ id }) => fetchKeptFile(id)));
  return files.map(({ id, name }) => {
    const file = filesAtHand.get().get(id);
    if (!file) throw new Error(`${name} is not in this browser any more`);
    return file;
  });
}
