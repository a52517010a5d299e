import { startConfined } from '@afya/runtime';
import { type ChildProcessWithoutNullStreams } from 'node:child_process';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PdfFault, PdfLimits, PdfLine, PdfPage, PdfRead } from './pdf-lines';

/** What a PDF may cost. Memory: bytes of the heap, and of all that the process may write to (where the system can hold it to that). */
export const PDF_LIMITS = {
  ...{ pages: 20, characters: 20_000, images: 6, longestSide: 1_500 },
  timeoutMs: 10_000,
  heapMb: 256,
  dataMb: 1_024,
  outputBytes: 16 * 1024 * 1024,
};
export type ReadLimits = typeof PDF_LIMITS;

/** Beside this file, as TypeScript or built. */
const CHILD = join(__dirname, `pdf.child${extname(__filename)}`);

/** Processor time also ends one whose parent has died. */
function start(limits: ReadLimits): ChildProcessWithoutNullStreams {
  const { pages, characters, images, longestSide, timeoutMs, heapMb, dataMb } = limits;
  const told: PdfLimits = { pages, characters, images, longestSide };
  const cpuSeconds = Math.ceil(timeoutMs / 1_000);
  return startConfined({
    ...{ script: CHILD, args: [JSON.stringify(told)], stdio: 'pipe', heapMb, dataMb, cpuSeconds },
  }) as ChildProcessWithoutNullStreams;
}

/** All that the process says until it ends; what it says too much is not kept. */
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
    // a line that was cut in its middle: what came before it counts
  }
  return lines;
}

/**
 * What can be read of a PDF, or why nothing can. It always ends within its time, whatever the bytes are; of a document that is too
 * much for the limits, the pages that were read until then are given. Throws the signal's reason alone.
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
  // a process that ends early breaks the pipe; one that cannot be started says so here
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
