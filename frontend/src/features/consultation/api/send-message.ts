import { type ChatAccepted, chatAcceptedSchema, type FileType, type Language, type Purchase } from '@afya/contracts';
import { readReply } from '../../../lib/api-client';
import { newTraceparent } from '../../../lib/trace';

interface MessageRequest {
  sessionId: string;
  text: string;
  language: Language;
  files: readonly { type: FileType }[];
  /** The bytes of `files`, in the same order, without those of `uploads`. */
  attachments: readonly File[];
  /** JSON of the files whose bytes the server has already, as NamedUpload. */
  uploads?: string;
  purchases: readonly Purchase[];
  idempotencyKey: string;
}

/** Sends a message and its files to the server; the reply comes later, among the messages. */
export async function sendMessage(
  message: MessageRequest,
  upload: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<ChatAccepted> {
  const body = new FormData();
  body.append('message', message.text);
  body.append('language', message.language);
  for (const file of message.attachments) body.append('files', file, file.name);
  for (const { type } of message.files) body.append('fileTypes', type);
  if (message.purchases.length > 0) body.append('purchases', JSON.stringify(message.purchases));
  if (message.uploads) body.append('uploads', message.uploads);
  const headers = { 'Idempotency-Key': message.idempotencyKey };
  return readReply(
    await callUpload(`/chat/${message.sessionId}`, { method: 'POST', body, headers, ...upload }),
    chatAcceptedSchema,
  );
}

/** Bytes of the request body sent so far, and in total. */
export interface Progress {
  loaded: number;
  total: number;
}

/**
 * The share of each file that has been sent, from the bytes of the whole form. The form holds the files one after the other, behind
 * its short fields; the few bytes between two files are ignored.
 */
export function sharesSent(sizes: readonly number[], { loaded, total }: Progress): number[] {
  let start = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const share = loaded >= total ? 1 : Math.min(1, Math.max(0, (loaded - start) / size));
    start += size;
    return share;
  });
}

interface Upload {
  method: 'POST' | 'PATCH';
  body: FormData | Blob;
  headers: Record<string, string>;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Sends a form or bytes to the gateway and reports upload progress. Uses XMLHttpRequest because fetch has no upload progress.
 * Like callApi, it returns the response with any status, and rejects only when there is no response or with the
 * abort reason.
 */
export function callUpload(path: string, { method, body, headers, onProgress, signal }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open(method, `/api${path}`);
    call.withCredentials = true;
    const allHeaders = { Accept: 'application/json', traceparent: newTraceparent(), ...headers };
    for (const [name, value] of Object.entries(allHeaders)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    call.onload = () => {
      const { status, statusText, responseText } = call;
      const retryAfter = call.getResponseHeader('Retry-After');
      const headers = new Headers(retryAfter === null ? [] : [['Retry-After', retryAfter]]);
      resolve(new Response(responseText || null, { status, statusText, headers }));
    };
    call.onerror = () => reject(new TypeError('No answer came to the upload'));
    signal.addEventListener('abort', () => {
      call.abort();
      reject(signal.reason as Error);
    });
    call.send(body);
  });
}
