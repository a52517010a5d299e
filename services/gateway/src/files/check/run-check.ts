import { LIMITS } from '@afya/contracts';
import { type Confinement, startConfined } from '@afya/runtime';
import { readFileSync } from 'node:fs';
import { type FileHandle } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CheckOutcome, ImageLimits, PdfLimits } from './check-outcome';

type CheckLimits = Omit<Confinement, 'stdio' | 'args'> & { timeoutMs: number; fileLimits: ImageLimits | PdfLimits };

/** The script beside this file, as TypeScript or built. */
const childScript = (name: string) => join(__dirname, `${name}.child${extname(__filename)}`);
const { width, height, quality } = LIMITS.imageBox;
/** More processor time than any file needs that was not crafted to be expensive. */
const EXCESSIVE_CPU_MS = 3_000;

/**
 * Limits of one check. A photo of 40 megapixels takes two seconds and 300 MB, a PDF of 200 pages one second and 200 MB. A file that takes
 * several times as much was crafted to do so.
 */
export const CHECKS = {
  image: {
    script: childScript('image'),
    fileLimits: {
      pixels: LIMITS.imagePixels,
      box: { width, height },
      quality: quality * 100,
    },
    timeoutMs: 8_500,
    cpuSeconds: 6,
    heapMb: 64,
    dataMb: 1_024,
    fileBytes: LIMITS.fileBytes,
    nativeCode: true,
  },
  pdf: {
    script: childScript('pdf'),
    fileLimits: {
      pages: LIMITS.pdfPages,
      readPages: 20,
      inflatedBytes: 32 * 1024 * 1024,
      // an A3 sheet scanned at 600 dpi has 70 million pixels
      picturePixels: 150_000_000,
      draws: 100_000,
      drawnBytes: 64 * 1024 * 1024,
    },
    timeoutMs: 8_500,
    cpuSeconds: 6,
    heapMb: 256,
    dataMb: 1_024,
    fileBytes: 0,
  },
} as const satisfies Record<string, CheckLimits>;
export type CheckKind = keyof typeof CHECKS;

/** The outcome and cost of a check. */
export interface CheckResult {
  /** `starved`: the timeout passed and the process got little processor time; `cancelled`: the client has disconnected */
  outcome: CheckOutcome | 'starved' | 'cancelled';
  /** processor time */
  cpuMs: number;
}

/**
 * Checks one open file in a separate, confined process, which writes a re-encoded image to `output`. It always ends within its timeout.
 * When the process crashes or exceeds its processor time, the file is too complex.
 */
export async function runCheck(
  kind: CheckKind,
  { input, output, signal }: { input: FileHandle; output: FileHandle | null; signal?: AbortSignal },
  limits: CheckLimits = CHECKS[kind],
): Promise<CheckResult> {
  const { timeoutMs, fileLimits, ...confinement } = limits;
  const stdio = [input.fd, 'pipe', 'ignore', output?.fd ?? 'ignore'] as const;
  const child = startConfined({ ...confinement, yields: true, args: [JSON.stringify(fileLimits)], stdio: [...stdio] });
  const meter = measureCpu(child.pid);
  let stopped: 'starved' | 'cancelled' | undefined;
  const stop = (reason: typeof stopped) => {
    meter.read();
    stopped ??= reason;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => stop(meter.read() < EXCESSIVE_CPU_MS ? 'starved' : undefined), timeoutMs);
  const cancel = () => stop('cancelled');
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted) cancel();
  // a process that cannot be started emits this event and writes no output
  child.on('error', () => stop('starved'));
  try {
    const { cpuMs, ...outcome } = JSON.parse(await text(child.stdout!)) as CheckOutcome & { cpuMs: number };
    return { outcome, cpuMs: Math.max(Number(cpuMs) || 0, meter.read()) };
  } catch {
    return { outcome: stopped ?? { fault: 'FILE_TOO_COMPLEX' }, cpuMs: meter.read() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    meter.stop();
    child.kill('SIGKILL');
  }
}

const SAMPLE_MS = 100;
/** One tick of the counters in proc(5). */
const TICK_MS = 10;

/**
 * Measures a process's processor time (proc(5), fields 14 and 15 of `stat`). It is sampled because it cannot be read after the process
 * has ended. On systems without this file the elapsed time is used.
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
