import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { OpenAiAnswer, OpenAiRequest } from './answers';

/** An uploaded recording as it arrived. */
interface ReceivedRecording {
  name: string;
  type: string;
  size: number;
  /** hex, of the bytes */
  sha256: string;
  /** the container by its first bytes */
  container: 'webm' | 'ogg' | 'm4a' | 'unknown';
}

/** Parses a multipart form; each file is replaced by its description. An unreadable form has no fields. */
export async function readForm(bytes: Buffer, contentType = ''): Promise<Record<string, unknown>> {
  const request = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
  const form = await request.formData().catch(() => new FormData());
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) fields[name] = typeof value === 'string' ? value : await describe(value);
  return fields;
}

async function describe(file: File): Promise<ReceivedRecording> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: file.name, type: file.type, size: bytes.length, sha256, container: containerOf(bytes) };
}

function containerOf(bytes: Buffer): ReceivedRecording['container'] {
  const head = bytes.toString('latin1', 0, 64);
  if (head.startsWith('\x1aE\xdf\xa3') && head.includes('webm')) return 'webm';
  if (head.startsWith('OggS')) return 'ogg';
  return head.slice(4, 8) === 'ftyp' ? 'm4a' : 'unknown';
}

const DEFAULT_SECONDS = 5;

/**
 * Responds to `/audio/transcriptions`: the words of the script, and the seconds that are charged. Like the provider it refuses a form
 * without model or file, and a file whose bytes do not match its extension.
 */
export function respondWithWords(response: ServerResponse, { body }: OpenAiRequest, answer: OpenAiAnswer): void {
  const file = body['file'] as ReceivedRecording | undefined;
  const isValid = typeof body['model'] === 'string' && file?.name.endsWith(`.${file.container}`);
  const refusal = { message: 'Invalid file format.', type: 'invalid_request_error', param: 'file', code: null };
  const status = answer.status ?? (isValid ? 200 : 400);
  const words = typeof answer.reply === 'string' ? answer.reply : 'words of the recording';
  const usage = { type: 'duration', seconds: answer.seconds ?? DEFAULT_SECONDS };
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(status === 200 ? { text: words, ...(!answer.withoutUsage && { usage }) } : { error: refusal }),
  );
}
