import { startConfined } from '@afya/runtime';
import { type ChildProcessWithoutNullStreams } from 'node:child_process';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PdfFault, PdfLimits, PdfLine, PdfPage, PdfRead } from './pdf-lines';

/** Limits of a PDF. Memory: bytes of the heap, and of all writable memory (where the system can enforce it). */
export const PDF_LIMITS = {
  pages: 20,
  characters: 20_000,
  images: 6,
  longestSide: 1_500,
  timeoutMs: 10_000,
  heapMb: 256,
  dataMb: 1_024,
  outputBytes: 16 * 1024 * 1024,
};
export type ReadLimits = typeof PDF_LIMITS;

/** Beside this file, in TypeScript or built. */
const CHILD = join(__dirname, `pdf.child${extname(__filename)}`);

/** Processor time also ends a process whose parent has died. */
function start(limits: ReadLimits): ChildProcessWithoutNullStreams {
  const { pages, characters, images, longestSide, timeoutMs, heapMb, dataMb } = limits;
  const childLimits: PdfLimits = { pages, characters, images, longestSide };
  const cpuSeconds = Math.ceil(timeoutMs / 1_000);
  return startConfined({
    script: CHILD,
    args: [JSON.stringify(childLimits)],
    stdio: 'pipe',
    heapMb,
    dataMb,
    cpuSeconds,
  }) as ChildProcessWithoutNullStreams;
}

/** The output of the process, up to a limit. */
async function listen(child: ChildProcessWithoutNullStreams, most: number): Promise<PdfLine[]> {
  const lines: PdfLine[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > most) child.kill('SIGKILL');
  });
  try {
    for await (const line of createInterface(child.stdout)) lines.push(JSON.parse(line) as PdfLine);
  } catch {
    // A truncated line: the lines before it count.
  }
  return lines;
}

/**
 * The readable part of a PDF, or the reason why nothing is readable. It always ends within its time limit; if a document
 * exceeds the limits, it returns the pages read until then. Throws only the signal's reason.
 */
export async function readPdf(
  bytes: Uint8Array,
  signal: AbortSignal,
  limits: ReadLimits = PDF_LIMITS,
): Promise<PdfRead | PdfFault> {
  signal.throwIfAborted();
  const child = start(limits);
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, limits.timeoutMs);
  signal.addEventListener('abort', kill, { once: true });
  // A process that ends early breaks the pipe; a failed start is reported here.
  child.on('error', kill);
  child.stdin.on('error', () => undefined);
  child.stderr.resume();
  child.stdin.end(bytes);
  try {
    const lines = await listen(child, limits.outputBytes);
    signal.throwIfAborted();
    return outcomeOf(lines);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

function outcomeOf(lines: readonly PdfLine[]): PdfRead | PdfFault {
  const pages = lines.filter((line): line is PdfPage => 'page' in line);
  const total = lines.find((line) => 'pages' in line)?.pages ?? 0;
  if (pages.some(({ text, image }) => image || text.trim())) return { total, pages };
  if (pages.length > 0) return 'empty';
  return lines.find((line) => 'fault' in line)?.fault ?? 'too_much';
}
