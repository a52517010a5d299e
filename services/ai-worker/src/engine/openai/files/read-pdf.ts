import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { extname, join, sep } from 'node:path';
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
/** Where Node looks for packages from here. */
const PACKAGES = (require.resolve.paths('jpeg-js') ?? []).map((folder) => `${folder}${sep}`);

/**
 * A process that may read itself and installed packages and nothing else: no other file, no writing, no processes, no native code;
 * and it is given no variables, so no secrets. A shell sets what the system can limit; processor time also ends one whose parent has died.
 */
function start(limits: ReadLimits): ChildProcessWithoutNullStreams {
  const { pages, characters, images, longestSide, timeoutMs, heapMb, dataMb } = limits;
  const told: PdfLimits = { pages, characters, images, longestSide };
  const flags = [
    ...['--no-warnings', '--permission', `--max-old-space-size=${heapMb}`],
    ...[CHILD, ...PACKAGES].map((path) => `--allow-fs-read=${path}`),
  ];
  const command = [process.execPath, ...flags, CHILD, JSON.stringify(told)];
  const options = { env: {}, stdio: 'pipe' as const };
  if (process.platform === 'win32') return spawn(command[0]!, command.slice(1), options);
  const limited = `ulimit -c 0; ulimit -d ${dataMb * 1024}; ulimit -t ${Math.ceil(timeoutMs / 1_000)}; exec "$@"`;
  return spawn('/bin/sh', ['-c', limited, 'sh', ...command], options);
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
