import { startConfined } from '@afya/runtime';
import { type ChildProcessWithoutNullStreams } from 'node:child_process';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { OcrLimits, OcrText } from './ocr-text';

/**
 * Limits of one picture. Memory: megabytes of the heap, and of all writable memory (where the system can enforce it). A full page
 * of print takes four seconds and 400 MB.
 */
export const OCR_LIMITS = { pixels: 24_000_000, width: 1_300, most: 3, confidence: 40, heapMb: 256, dataMb: 1_024 };
export type PictureLimits = typeof OCR_LIMITS & { timeoutMs: number };

/** Beside this file, in TypeScript or built. */
const CHILD = join(__dirname, `ocr.child${extname(__filename)}`);

/**
 * The printed words of a picture, line by line; null when nothing can be read within the limits. It always ends within its time.
 * Throws only the signal's reason.
 */
export async function readPicture(
  picture: Uint8Array,
  signal: AbortSignal,
  limits: PictureLimits,
): Promise<string | null> {
  signal.throwIfAborted();
  const { heapMb, dataMb, timeoutMs, ...ocr } = limits;
  const child = startConfined({
    script: CHILD,
    args: [JSON.stringify(ocr satisfies OcrLimits)],
    stdio: 'pipe',
    heapMb,
    dataMb,
    cpuSeconds: Math.ceil(timeoutMs / 1_000),
    nativeCode: true,
    yields: true,
  }) as ChildProcessWithoutNullStreams;
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, timeoutMs);
  signal.addEventListener('abort', kill, { once: true });
  // A process that ends early breaks the pipe; a failed start is reported here.
  child.on('error', kill);
  child.stdin.on('error', () => undefined);
  child.stderr.resume();
  child.stdin.end(picture);
  try {
    const output = await text(child.stdout);
    signal.throwIfAborted();
    return textIn(output);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** A process that was killed has written nothing, or a part. */
function textIn(output: string): string | null {
  try {
    const outcome = JSON.parse(output) as OcrText;
    return 'text' in outcome ? outcome.text : null;
  } catch {
    return null;
  }
}
