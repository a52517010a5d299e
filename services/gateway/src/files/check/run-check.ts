import { LIMITS } from '@afya/contracts';
import { AppError, type Confinement, startConfined } from '@afya/runtime';
import { readFileSync } from 'node:fs';
import { type FileHandle } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ImageLimits, PdfLimits, Verdict } from './verdict';

type Limits = Omit<Confinement, 'stdio' | 'args'> & { timeoutMs: number; told: ImageLimits | PdfLimits };

/** Beside this file, as TypeScript or built. */
const child = (name: string) => join(__dirname, `${name}.child${extname(__filename)}`);
const { width, height, quality } = LIMITS.imageBox;
/** More of the processor than any file takes that was not made to. */
const LONG_WORK_SECONDS = 3;

/**
 * What looking into one file may cost: a photo of 40 megapixels is drawn in two seconds and 300 MB, a PDF of 200 pages opened in
 * one second and 200 MB; whatever takes several times that was made to.
 */
export const CHECKS = {
  image: {
    script: child('image'),
    told: { pixels: LIMITS.imagePixels, box: { width, height }, quality: quality * 100 },
    ...{ timeoutMs: 8_500, cpuSeconds: 6, heapMb: 64, dataMb: 1_024 },
    ...{ fileBytes: LIMITS.fileBytes, nativeCode: true },
  },
  pdf: {
    script: child('pdf'),
    // a sheet of A3 scanned at 600 dpi has 70 million pixels
    told: { pages: LIMITS.pdfPages, read: 20, unfoldedBytes: 32 * 1024 * 1024, picturePixels: 150_000_000 },
    ...{ timeoutMs: 8_500, cpuSeconds: 6, heapMb: 256, dataMb: 1_024, fileBytes: 0 },
  },
} as const satisfies Record<string, Limits>;
export type CheckKind = keyof typeof CHECKS;

/**
 * Has one open file looked into by a process of its own, which hands what it writes to `output`. It always ends within its time,
 * whatever the bytes are: a process that dies, or has worked on them for long, found them too much. Refused with RPC_OVERLOADED
 * when its time went by and it was hardly let to work: then it is not the file's fault.
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
  let hasStarved = false;
  const kill = () => process.kill('SIGKILL');
  const timer = setTimeout(() => {
    hasStarved = secondsWorked(process.pid) < LONG_WORK_SECONDS;
    kill();
  }, timeoutMs);
  // one that cannot be started says so here, and nothing on its output
  process.on('error', kill);
  try {
    return JSON.parse(await text(process.stdout!)) as Verdict;
  } catch (cause) {
    if (hasStarved) throw new AppError('RPC_OVERLOADED', {}, { cause });
    return { fault: 'FILE_TOO_COMPLEX' };
  } finally {
    clearTimeout(timer);
    kill();
  }
}

/** Of the processor, where the system tells (proc(5): the 14th and 15th field of `stat`, in hundredths); elsewhere any number. */
function secondsWorked(pid: number | undefined): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return (user! + system!) / 100;
  } catch {
    return Infinity;
  }
}
