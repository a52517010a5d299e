import { LIMITS } from '@afya/contracts';
import { type Confinement, startConfined } from '@afya/runtime';
import { type FileHandle } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ImageLimits, PdfLimits, Verdict } from './verdict';

type Limits = Omit<Confinement, 'stdio' | 'args'> & { timeoutMs: number; told: ImageLimits | PdfLimits };

/** Beside this file, as TypeScript or built. */
const child = (name: string) => join(__dirname, `${name}.child${extname(__filename)}`);
const { width, height, quality } = LIMITS.imageBox;

/**
 * What looking into one file may cost: a photo of 40 megapixels is drawn in two seconds and 300 MB, a PDF of 200 pages opened in
 * one second and 200 MB; whatever takes several times that was made to.
 */
export const CHECKS = {
  image: {
    script: child('image'),
    told: { pixels: LIMITS.imagePixels, box: { width, height }, quality: quality * 100 },
    ...{ timeoutMs: 7_000, cpuSeconds: 7, heapMb: 64, dataMb: 1_024 },
    ...{ fileBytes: LIMITS.fileBytes, nativeCode: true },
  },
  pdf: {
    script: child('pdf'),
    // a sheet of A3 scanned at 600 dpi has 70 million pixels
    told: { pages: LIMITS.pdfPages, read: 20, unfoldedBytes: 32 * 1024 * 1024, picturePixels: 150_000_000 },
    ...{ timeoutMs: 7_000, cpuSeconds: 7, heapMb: 256, dataMb: 1_024, fileBytes: 0 },
  },
} as const satisfies Record<string, Limits>;
export type CheckKind = keyof typeof CHECKS;

/**
 * Has one open file looked into by a process of its own, which hands what it writes to `output`. It always ends within its time,
 * whatever the bytes are: a process that says nothing in it, or dies, found them too much.
 */
export async function runCheck(
  kind: CheckKind,
  input: FileHandle,
  output: FileHandle | null,
  limits: Limits = CHECKS[kind],
): Promise<Verdict> {
  const { timeoutMs, told, ...confinement } = limits;
  const stdio = [input.fd, 'pipe', 'ignore', output?.fd ?? 'ignore'] as const;
  const process = startConfined({ ...confinement, yields: true, args: [JSON.stringify(told)], stdio: [...stdio] });
  const kill = () => process.kill('SIGKILL');
  const timer = setTimeout(kill, timeoutMs);
  // one that cannot be started says so here, and nothing on its output
  process.on('error', kill);
  try {
    return JSON.parse(await text(process.stdout!)) as Verdict;
  } catch {
    return { fault: 'FILE_TOO_COMPLEX' };
  } finally {
    clearTimeout(timer);
    kill();
  }
}
