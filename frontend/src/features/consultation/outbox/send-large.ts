import { LIMITS, type NamedUpload } from '@afya/contracts';
import { ApiError } from '../../../lib/api-error';
import { sendMessage, sharesSent } from '../api/send-message';
import { uploadFile } from '../api/upload-file';
import type { OutgoingMessage } from './message-state';

interface Sending {
  /** Shows the share of each file that has been sent, 0 to 1, in the order of the message. */
  showShares: (shares: readonly number[]) => void;
  signal: AbortSignal;
}

/**
 * Uploads the large files of a message, which go on where an earlier attempt ended, and then sends the message with its small files.
 * What the server does not take as an upload goes with the message.
 */
export async function sendLarge(message: OutgoingMessage, files: readonly File[], sending: Sending): Promise<void> {
  const uploads = await uploadLarge(message, files, sending);
  try {
    await sendRest(message, files, { ...sending, uploads });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'UPLOAD_NOT_FOUND') throw error;
    await sendRest(message, files, { ...sending, uploads: [] });
  }
}

async function uploadLarge(
  { files: saved }: OutgoingMessage,
  files: readonly File[],
  { showShares, signal }: Sending,
): Promise<NamedUpload[]> {
  const uploads: NamedUpload[] = [];
  const shares = files.map(() => 0);
  for (const [position, file] of files.entries()) {
    if (file.size <= LIMITS.resumableBytes) continue;
    const onProgress = (loaded: number) => {
      shares[position] = loaded / file.size;
      showShares(shares);
    };
    const id = await uploadFile(file, { key: saved[position]!.id, onProgress, signal });
    if (id !== undefined) uploads.push({ id, filename: file.name, position });
  }
  return uploads;
}

async function sendRest(
  message: OutgoingMessage,
  files: readonly File[],
  { showShares, signal, uploads }: Sending & { uploads: readonly NamedUpload[] },
): Promise<void> {
  const isUploaded = (index: number) => uploads.some(({ position }) => position === index);
  const attachments = files.filter((_, index) => !isUploaded(index));
  const sizes = attachments.map(({ size }) => size);
  await sendMessage(
    { ...message, attachments, ...(uploads.length > 0 && { uploads: JSON.stringify(uploads) }) },
    {
      onProgress: (progress) => {
        const shares = sharesSent(sizes, progress);
        showShares(files.map((file, index) => (isUploaded(index) ? 1 : shares[attachments.indexOf(file)]!)));
      },
      signal,
    },
  );
}
