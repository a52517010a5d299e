import { callApi } from '../../../lib/api-client';
import { ApiError, readApiError } from '../../../lib/api-error';
import { isOnline } from '../../../lib/use-online';
import { callUpload } from './send-message';

/** The server has no uploads, or none for this browser at the moment. */
const REFUSED = new Set([404, 405, 429]);
/** The connection was too slow, or the server is busy for a moment: the upload goes on later. */
const TEMPORARY = new Set([408, 503]);
const TRIES_WITHOUT_PROGRESS = 4;
/** After the first broken connection; longer after each further one. */
const PAUSE_MS = 1_000;

interface FileUpload {
  /** The same for each attempt to upload the file. */
  key: string;
  /** Called with the bytes that have been sent. */
  onProgress: (loaded: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file by the tus protocol and returns the id for the message; undefined when the server does not take it as an upload. After
 * a broken connection it asks for the offset and goes on from there. Rejects when the network is away for longer; then the next call
 * with the same key goes on.
 */
export async function uploadFile(file: File, { key, onProgress, signal }: FileUpload): Promise<string | undefined> {
  const headers = { 'Upload-Length': String(file.size), 'Idempotency-Key': key, 'Tus-Resumable': '1.0.0' };
  const created = await callApi('/uploads', { method: 'POST', headers, signal });
  if (REFUSED.has(created.status)) return undefined;
  if (!created.ok) throw await readApiError(created);
  await created.text();
  const id = created.headers.get('Location')?.split('/').at(-1) ?? '';
  let offset = created.status === 201 ? 0 : undefined;
  let furthest = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      offset ??= await readOffset(id, signal);
      if (offset > furthest) tries = 1;
      furthest = Math.max(furthest, offset);
      onProgress(offset);
      if (offset < file.size) await append(id, file, { offset, onProgress, signal });
      return id;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      const isRefused = error instanceof ApiError && !TEMPORARY.has(error.status);
      const isFinal = isRefused || signal.aborted || !isOnline();
      if (isFinal || tries >= TRIES_WITHOUT_PROGRESS) throw error;
    }
    offset = undefined;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    signal.throwIfAborted();
  }
}

async function readOffset(id: string, signal: AbortSignal): Promise<number> {
  const response = await callApi(`/uploads/${id}`, { method: 'HEAD', signal });
  if (!response.ok) throw await readApiError(response);
  return Number(response.headers.get('Upload-Offset'));
}

/** Sends the rest of the file. Throws a TypeError, as for a broken connection, when the server has more or less of it. */
async function append(
  id: string,
  file: File,
  { offset, onProgress, signal }: Omit<FileUpload, 'key'> & { offset: number },
): Promise<void> {
  const response = await callUpload(`/uploads/${id}`, {
    method: 'PATCH',
    body: file.slice(offset, file.size, 'application/offset+octet-stream'),
    headers: {
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      'Tus-Resumable': '1.0.0',
    },
    onProgress: ({ loaded }) => onProgress(offset + loaded),
    signal,
  });
  if (response.status === 409) throw new TypeError('The upload goes on at another offset');
  if (!response.ok) throw await readApiError(response);
}
