import { LIMITS } from '@afya/contracts';
import { type Confinement, startConfined } from '@afya/runtime';
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
const LONG_WORK_MS = 3_000;

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
    told: {
      ...{ pages: LIMITS.pdfPages, read: 20, unfoldedBytes: 32 * 1024 * 1024, picturePixels: 150_000_000 },
      ...{ draws: 100_000, drawnBytes: 64 * 1024 * 1024 },
    },
    ...{ timeoutMs: 8_500, cpuSeconds: 6, heapMb: 256, dataMb: 1_024, fileBytes: 0 },
  },
} as const satisfies Record<string, Limits>;
export type CheckKind = keyof typeof CHECKS;

/** What came of a check, and what it cost. */
export interface CheckResult {
  /** `starved`: its time went by and it was hardly let to work; `cancelled`: nobody waits for it any more */
  verdict: Verdict | 'starved' | 'cancelled';
  /** milliseconds of the processor */
  cpuMs: number;
}

/**
 * Has one open file looked into by a process of its own, which hands what it writes to `output`. It always ends within its time,
 * whatever the bytes are: a process that dies, or has worked on them for long, found them too much.
 */
export async function runCheck(
  kind: CheckKind,
  { input, output, signal }: { input: FileHandle; output: FileHandle | null; signal?: AbortSignal },
  limits: Limits = CHECKS[kind],
): Promise<CheckResult> {
  const { timeoutMs, told, ...confinement } = limits;
  const stdio = [input.fd, 'pipe', 'ignore', output?.fd ?? 'ignore'] as const;
  const child = startConfined({ ...confinement, yields: true, args: [JSON.stringify(told)], stdio: [...stdio] });
  const meter = measureCpu(child.pid);
  let stopped: 'starved' | 'cancelled' | undefined;
  const stop = (reason: typeof stopped) => {
    meter.read();
    stopped ??= reason;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop(meter.read() < LONG_WORK_MS ? 'starved' : undefined), timeoutMs);
  const cancel = () => stop('cancelled');
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted) cancel();
  // one that cannot be started says so here, and nothing on its output
  child.on('error', () => stop('starved'));
  try {
    const { cpuMs, ...verdict } = JSON.parse(await text(child.stdout!)) as Verdict & { cpuMs: number };
    return { verdict, cpuMs: Math.max(Number(cpuMs) || 0, meter.read()) };
  } catch {
    return { verdict: stopped ?? { fault: 'FILE_TOO_COMPLEX' }, cpuMs: meter.read() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    meter.stop();
    child.kill('SIGKILL');
  }
}

const SAMPLE_MS = 100;
/** Of one tick of proc(5)'s counters. */
const TICK_MS = 10;

/**
 * What a process has had of the processor, read again and again, because nothing tells it once the process has ended: proc(5), the 14th
 * and 15th field of `stat`. Where the system has no such file it is the time that has gone by.
 */
function measureCpu(pid: number | undefined): { read(): number; stop(): void } {
  const startedAt = performance.now();
  let ms = 0;
  const read = () => {
    try {
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const [user, system] = fields.split(' ').slice(11, 13).map(Number);
      ms = Math.max(ms, (user! + system!) * TICK_MS);
    } catch {
      if (process.platform !== 'linux') ms = performance.now() - startedAt;
    }
    return ms;
  };
  const timer = setInterval(read, SAMPLE_MS);
  return { read, stop: () => clearInterval(timer) };
}
